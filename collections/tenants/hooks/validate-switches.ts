import { isDeepStrictEqual } from 'node:util'
import type { JSONFieldValidation } from 'payload'
import { findConflicts } from '@/domain/switches/find-conflicts'
import { findChangedSwitches } from '@/domain/switches/lead-switches'
import { platformOverridesSchema, switchOverridesSchema } from '@/domain/switches/switches'
import type { SwitchLevel } from '@/domain/switches/switch-type'
import { findInheritedSwitches } from '@/server/tenant/inherited-switches'
import { roleOf } from '@collections/shared/access'

const SCHEMAS = { tenant: switchOverridesSchema, platform: platformOverridesSchema }

type Given = Parameters<JSONFieldValidation>[1]

/** What cannot take effect beside the other switches in force. Values that are stored already are left alone: they must not keep anything else from being saved. */
async function explainConflicts(
  level: SwitchLevel,
  value: Record<string, unknown>,
  { data, previousValue, req }: Given,
): Promise<string[]> {
  if (isDeepStrictEqual(previousValue ?? {}, value)) return []
  const inherited = await findInheritedSwitches(req.payload, level)
  const template = 'template' in data && typeof data.template === 'string' ? data.template : null
  return findConflicts(value, { level, inherited, template }).map(({ message }) => message)
}

const validatedBy =
  (level: SwitchLevel): JSONFieldValidation =>
  async (value, given) => {
    const parsed = SCHEMAS[level].safeParse(value ?? {})
    if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(' ')
    const conflicts = await explainConflicts(level, parsed.data, given)
    if (conflicts.length > 0) return conflicts.join(' ')
    const { previousValue, req } = given
    if (!req.user || roleOf(req) === 'admin') return true
    const [guarded] = findChangedSwitches(previousValue, value)
    return guarded === undefined || `“${guarded.label}” decides where visitors’ details go. Ask an admin to change it.`
  }

/**
 * Refuses unknown switches and values that the registry does not allow, each with its own sentence (TEN-05), values that cannot take effect beside the
 * others (MISC-09), and destinations from others than admins (SEC-20).
 */
export const validateSwitches = validatedBy('tenant')

/** The same for the platform's own values, which may set the platform switches too (TEN-08). */
export const validatePlatformSwitches = validatedBy('platform')
