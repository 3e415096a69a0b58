import type { FieldHook } from 'payload'
import { normaliseMakeName } from '@/domain/models/make-name'

const nameMake = (value: unknown): unknown => (typeof value === 'string' ? normaliseMakeName(value) : value)

/** Saves makes, one or several, under the names that they go by here, however they were written (BRD-05). */
export const nameMakes: FieldHook = ({ value }) => (Array.isArray(value) ? value.map(nameMake) : nameMake(value))
