import type { FieldHook, TextField } from 'payload'
import { bareReference } from '@/domain/json/id-of'
import { CAR_LAYOUT_PATH } from '@/domain/tenant/vehicle-layout'
import { explainBadPath, isHalfTypedPath, normalisePath } from '@/domain/navigation/page-path'

const MAX_COPIES = 50

/** Gives a copy a free path beside its original until an editor changes it (ADM-04). */
const findFreePath: FieldHook = async ({ value, req, siblingData }) => {
  const original = typeof value === 'string' && value !== '/' ? value : '/home'
  const tenantId = bareReference(siblingData.tenant)
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ tenant: { equals: tenantId } }, { path: { like: `${original}-copy` } }] },
    select: { path: true },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  const taken = new Set(docs.map(({ path }) => path))
  const numbers = Array.from({ length: MAX_COPIES }, (_, at) => (at === 0 ? `${original}-copy` : `${original}-copy-${at + 1}`))
  return numbers.find((path) => !taken.has(path)) ?? `${original}-copy-${Date.now()}`
}

/** The page's address on its site, unique per tenant; '/' is the home page. */
export function pathField(): TextField {
  return {
    name: 'path',
    label: 'Address',
    type: 'text',
    required: true,
    index: true,
    admin: {
      description:
        '/ for the home page, /about-us, /pages/eofy-utes, /cars for the layout of every car’s page. Moving a published page adds a redirect.',
    },
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? normalisePath(value) : value)],
      beforeDuplicate: [findFreePath],
    },
    custom: { isHalfTyped: isHalfTypedPath },
    validate: (value: string | null | undefined) => {
      if (!value) return 'Type the address of the page, for example /about-us.'
      // No page is served there: its blocks lay out the vehicle pages.
      return value === CAR_LAYOUT_PATH || (explainBadPath(value) ?? true)
    },
  }
}
