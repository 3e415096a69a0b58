import type { AfterErrorHook } from 'payload'
import { isRecord } from '@/domain/json/is-record'

const UNKNOWN = /^(?:An unknown error occurred\.|Something went wrong\.)$/
const WORDS = 'This did not work because of a fault of ours, which was logged. Nothing was changed. Try again in a moment.'

/** Tells staff what a masked error means for them, in place of Payload's 'An unknown error occurred.' (EDT-04). The error itself stays in the log. */
export const explainUnknown: AfterErrorHook = ({ result }) => {
  const isUnknown = result?.errors?.some((one) => isRecord(one) && typeof one.message === 'string' && UNKNOWN.test(one.message))
  return isUnknown ? { response: { errors: [{ message: WORDS }] } } : undefined
}
