import type { PayloadRequest } from 'payload'
import { hasRight } from '@/domain/staff/access-table'
import { type MappedColumn, mappingSchema } from '@/domain/import/mapping'
import type { ImportFile } from '@/server/import/import-stock'
import { roleOf } from '@collections/shared/access'

/** Ten thousand cars with long comments are a third of it. */
const MOST_BYTES = 50_000_000

/** An answer that says no, in the shape that the admin shows. */
export function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** Who may write vehicles may import them: admin, and marketing in its own tenants; support and sales may not (ADM-01). */
export function mayImport(req: PayloadRequest): boolean {
  const role = roleOf(req)
  return role !== null && hasRight(role, 'vehicles', 'create') && hasRight(role, 'vehicles', 'update')
}

/** Whether the asker's tenants include the one that owns the dealership. */
export async function reachesDealership(req: PayloadRequest, id: number): Promise<boolean> {
  const found = await req.payload.findByID({ collection: 'dealerships', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  return found !== null
}

/** The mapping in a form; null when it gives none, so that the headings decide. */
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
 * The form of a dry run or an import: `dealership`, `file`, and `columns`, the mapping as JSON. Answers what is wrong with it, or that the asker may
 * not import there; a dealership of another tenant answers like one that does not exist.
 */
export async function readOrder(req: PayloadRequest): Promise<ImportFile | Response> {
  if (!mayImport(req)) return refuse(403, 'Importing stock is not among your rights.')
  if (Number(req.headers.get('content-length') ?? 0) > MOST_BYTES) return refuse(413, 'The file is larger than 50 MB.')
  const form = await readForm(req)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return refuse(400, 'Choose a file of stock, CSV or JSON.')
  if (file.size > MOST_BYTES) return refuse(413, 'The file is larger than 50 MB.')
  const dealershipId = Number(form.get('dealership'))
  if (!Number.isSafeInteger(dealershipId) || !(await reachesDealership(req, dealershipId)))
    return refuse(404, 'There is no such dealership.')
  const mapping = readMapping(form.get('columns'))
  if (mapping === 'wrong') return refuse(400, 'The mapping cannot be read.')
  return { dealershipId, fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()), mapping }
}
