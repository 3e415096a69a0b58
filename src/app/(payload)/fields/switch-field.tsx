import type { JSONFieldServerProps } from 'payload'
import { SwitchEditor } from '@/features/switch-editor/switch-editor'
import { findInheritedSwitches } from '@/server/tenant/inherited-switches'

/** The field `switches` in the admin: computes the inherited switches and renders the editor (TEN-04, ADM-08). */
export async function SwitchField({ collectionSlug, field, path, payload, readOnly }: JSONFieldServerProps) {
  const level = collectionSlug === 'tenants' ? 'tenant' : 'platform'
  const description = field.admin?.description
  return (
    <SwitchEditor
      path={path}
      level={level}
      inherited={await findInheritedSwitches(payload, level)}
      description={typeof description === 'string' ? description : null}
      isReadOnly={readOnly === true}
    />
  )
}
