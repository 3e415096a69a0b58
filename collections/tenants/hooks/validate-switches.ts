import type { JSONFieldValidation } from 'payload'
import { platformOverridesSchema, switchOverridesSchema } from '@/domain/switches/switches'

const validatedBy =
  (schema: typeof switchOverridesSchema): JSONFieldValidation =>
  (value) => {
    const parsed = schema.safeParse(value ?? {})
    return parsed.success || parsed.error.issues.map(({ message }) => message).join(' ')
  }

/** Refuses unknown switches and values that the registry does not allow, each with its own sentence (TEN-05). */
export const validateSwitches = validatedBy(switchOverridesSchema)

/** The same for the platform's own values, which may set the platform switches too (TEN-08). */
export const validatePlatformSwitches = validatedBy(platformOverridesSchema)
