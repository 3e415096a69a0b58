import type { PayloadRequest } from 'payload'
import { hasRight } from '@/domain/staff/access-table'
import { type MappedColumn, mappingSchema } from '@/domain/import/mapping'
import type { ImportFile } from '@/server/import/import-stock'
import { roleOf } from '@collections/shared/access'

/** About three times the size of ten thousand vehicles with long comments. */
const MAX_BYTES = 50_000_000

/** Returns a refusal in the shape that the admin shows. */
export function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/**
 * Checks whether the requester may write vehicles and so import them: admins, and marketing in its own tenants, but not support or sales
 * (ADM-01).
 */
export function mayImport(req: PayloadRequest): boolean {
  const role = roleOf(req)
  return role !== null && hasRight(role, 'vehicles', 'create') && hasRight(role, 'vehicles', 'update')
}

/** Checks whether the requester has access to the tenant that owns the dealership. */
export async function reachesDealership(req: PayloadRequest, id: number): Promise<boolean> {
  const found = await req.payload.findByID({ collection: 'dealerships', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  return found !== null
}

/** Parses the form's mapping; null when it has none, so that the headings decide. */
function readMapping(text: FormDataEntryValue | null): MappedColumn[] | null | 'wrong' {
  if (typeof text !== 'string' || text === '') return null
  try {
    return mappingSchema.parse(JSON.parse(text))
  } catch {
    return 'wrong'
  }
}

async function readForm(req: PayloadRequest): Promise<FormData | null> {
  try {
    return (await req.formData?.()) ?? null
  } catch {
    return null
  }
}

/**
 * Parses the form of a dry run or an import: `dealership`, `file`, and `columns` with the mapping as JSON. Returns a refusal when it is
 * invalid or not allowed; another tenant's dealership and a missing one get the same response.
 */
export async function readOrder(req: PayloadRequest): Promise<ImportFile | Response> {
  if (!mayImport(req)) return refuse(403, 'You don’t have permission to import stock.')
  if (Number(req.headers.get('content-length') ?? 0) > MAX_BYTES) return refuse(413, 'The file is larger than 50 MB.')
  const form = await readForm(req)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return refuse(400, 'Choose a file of stock, CSV or JSON.')
  if (file.size > MAX_BYTES) return refuse(413, 'The file is larger than 50 MB.')
  const dealershipId = Number(form.get('dealership'))
  if (!Number.isSafeInteger(dealershipId) || !(await reachesDealership(req, dealershipId)))
    return refuse(404, 'There is no such dealership.')
  const mapping = readMapping(form.get('columns'))
  if (mapping === 'wrong') return refuse(400, 'The mapping cannot be read.')
  return { dealershipId, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()), mapping }
}
