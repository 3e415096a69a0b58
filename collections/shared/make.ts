import type { FieldHook } from 'payload'
import { normaliseMakeName } from '@/domain/models/make-name'

const nameMake = (value: unknown): unknown => (typeof value === 'string' ? normaliseMakeName(value) : value)

/** Normalises one or several makes to their usual names on save (BRD-05). */
export const nameMakes: FieldHook = ({ value }) => (Array.isArray(value) ? value.map(nameMake) : nameMake(value))
