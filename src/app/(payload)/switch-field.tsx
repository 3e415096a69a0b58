import type { JSONFieldServerProps } from 'payload'
import { SwitchEditor } from '@/features/switch-editor/switch-editor'
import { findInheritedSwitches } from '@/server/tenant/inherited-switches'

/** The field `switches` in the admin: computes what the switches are below this document and hands over to the editor (TEN-04, ADM-08). */
export async function SwitchField({ collectionSlug, path, payload, permissions, operation, readOnly }: JSONFieldServerProps) {
  const level = collectionSlug === 'tenants' ? 'tenant' : 'platform'
  const mayChange = permissions === true || permissions?.[operation] === true
  return (
    <SwitchEditor
      path={path}
      level={level}
      inherited={await findInheritedSwitches(payload, level)}
      isReadOnly={readOnly === true || !mayChange}
    />
  )
}
