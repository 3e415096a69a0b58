import type { JSONFieldValidation } from 'payload'
import { findChangedSwitches } from '@/domain/switches/lead-switches'
import { platformOverridesSchema, switchOverridesSchema } from '@/domain/switches/switches'
import { roleOf } from '../../shared/access'

const validatedBy =
  (schema: typeof switchOverridesSchema): JSONFieldValidation =>
  (value, { previousValue, req }) => {
    const parsed = schema.safeParse(value ?? {})
    if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join(' ')
    if (!req.user || roleOf(req) === 'admin') return true
    const [guarded] = findChangedSwitches(previousValue, value)
    return guarded === undefined || `“${guarded.label}” decides where visitors’ details go. Ask an admin to change it.`
  }

/** Refuses unknown switches and values that the registry does not allow, each with its own sentence (TEN-05), and destinations from others than admins (SEC-20). */
export const validateSwitches = validatedBy(switchOverridesSchema)

/** The same for the platform's own values, which may set the platform switches too (TEN-08). */
export const validatePlatformSwitches = validatedBy(platformOverridesSchema)
