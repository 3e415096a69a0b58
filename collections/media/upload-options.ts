import { MAX_PICTURE_BYTES, PICTURE_TOO_LARGE } from '@/domain/editing/upload-limits'

/** The limit of every upload, and the answer to a file beyond it (EDT-04). */
export const uploadOptions = { limits: { fileSize: MAX_PICTURE_BYTES }, abortOnLimit: true, responseOnLimit: PICTURE_TOO_LARGE }
