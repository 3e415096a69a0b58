/** Content types that the admin's API accepts. */
const READABLE = /^(?:application\/json|application\/x-www-form-urlencoded|multipart\/form-data\s*;.*\bboundary=)/i
const JSON_TYPE = /^application\/json/i

type ApiBody = { contentType: string | null; contentLength: number }

/** Explains why a body cannot be read, or null (SEC-25). `contentLength` in bytes; 0 without a body. */
export function explainAdminBody({ contentType, contentLength }: ApiBody): string | null {
  if (contentLength === 0 || READABLE.test(contentType ?? '')) return null
  return 'Send JSON with the header Content-Type: application/json, or a form as multipart/form-data.'
}

/** Whether a body must be parsed as JSON. */
export function isJsonBody({ contentType, contentLength }: ApiBody): boolean {
  return contentLength > 0 && JSON_TYPE.test(contentType ?? '')
}

/** Explains why a text is not a JSON object, or null. All documents and calls are objects. */
export function explainJson(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? null : 'Send a JSON object.'
  } catch {
    return 'The body is not valid JSON. Check its brackets and quotes.'
  }
}
