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

/** Explains conflicts with other switches in force. Ignores stored values, which must not block saving anything else. */
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
 * Refuses unknown switches and invalid values, each with its own message (TEN-05), values that conflict with others (MISC-09), and
 * destinations set by non-admins (SEC-20).
 */
export const validateSwitches = validatedBy('tenant')

/** Validates the platform's values, which may include platform switches (TEN-08). */
export const validatePlatformSwitches = validatedBy('platform')
