import type { TextField } from 'payload'
import { explainBadPath, normalisePath } from '@/domain/navigation/page-path'

/** The page's address on its site, unique per tenant; '/' is the home page. */
export function pathField(): TextField {
  return {
    name: 'path',
    label: 'Address',
    type: 'text',
    required: true,
    index: true,
    admin: { position: 'sidebar', description: '/ for the home page, /about-us, /pages/eofy-utes' },
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePath(value) : value)] },
    validate: (value: string | null | undefined) =>
      value ? (explainBadPath(value) ?? true) : 'Type the address of the page, for example /about-us.',
  }
}
