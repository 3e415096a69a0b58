import { APIError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { noteMadeDocument } from '@/server/staff/made-documents'
import { refusal } from './refusal'

const TOO_MANY = 429
/** Far above the largest page of text and blocks; pictures are separate files. */
const MAX_BYTES = 1024 ** 2

const isByStaff = ({ user, payloadAPI }: PayloadRequest) => user?.collection === 'users' && payloadAPI !== 'local'

/** Limits the number of documents that a staff member creates per hour, including copies and drafts (SEC-18). */
export const limitCount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' || !isByStaff(req) || req.user?.collection !== 'users') return args
  const turn = await noteMadeDocument(req.user.id)
  if (turn.kind === 'refused') {
    const minutes = Math.ceil(turn.waitSeconds / 60)
    throw new APIError(`You have created a lot of documents in the last hour. Try again in ${minutes} minutes.`, TOO_MANY, null, true)
  }
  return args
}

/** Limits the size of a document, including drafts, because every save of a page stores a full version (SEC-18). */
export const limitSize: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data && isByStaff(req) && Buffer.byteLength(JSON.stringify(data)) > MAX_BYTES) {
    const message = 'This is more than the 1 MB limit for a document. Split it up, for example into two pages.'
    throw refusal(collection.slug, [{ path: collection.admin.useAsTitle ?? 'id', message }])
  }
  return data
}
