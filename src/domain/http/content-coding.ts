export type ContentCoding = 'br' | 'gzip' | 'identity'

function readQualities(header: string): Map<string, number> {
  const entries = header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0] as const
    })
  return new Map(entries)
}

/**
 * Chooses the content coding of a response from the request's Accept-Encoding header (PERF-08). A client that accepts neither Brotli nor gzip
 * gets the plain bytes, also if it refuses those: a response is more useful than a 406.
 */
export function chooseContentCoding(header: string | undefined): ContentCoding {
  if (header === undefined || header === '') return 'identity'
  const qualities = readQualities(header)
  const qualityOf = (coding: string) => qualities.get(coding) ?? qualities.get('*') ?? 0
  // Brotli first when a client accepts both: it is a quarter smaller
  return (['br', 'gzip'] as const).find((coding) => qualityOf(coding) > 0) ?? 'identity'
}

/**
 * Checks whether an If-None-Match header names a response's validator, so that a 304 is the answer. Weak and strong validators are compared alike, as RFC 9110
 * asks for GET and HEAD.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
