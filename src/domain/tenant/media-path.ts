const FILES = '/api/media/file/'
const OPTIMISER = '/_next/image'
/** Only the path is used. */
const ANY_ORIGIN = 'http://n'

function fileIn(pathname: string): string | null {
  try {
    return pathname.startsWith(FILES) ? decodeURIComponent(pathname.slice(FILES.length)) : null
  } catch {
    return ''
  }
}

/**
 * Returns the uploaded file that an address requests, directly or through the image optimiser (SEC-23). The optimiser parses an image's
 * address as a URL and caches the result for every host. Returns null when the address requests no uploaded file, and '' for a name that no
 * file can have.
 */
export function findMediaFile({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  if (pathname !== OPTIMISER) return fileIn(pathname)
  // The optimiser rejects repeated `url` parameters, so checking all of them is safe.
  const asked = searchParams.getAll('url').map((url) => (URL.canParse(url, ANY_ORIGIN) ? fileIn(new URL(url, ANY_ORIGIN).pathname) : null))
  return asked.find((file) => file !== null) ?? null
}
