const FILES = '/api/media/file/'
const OPTIMISER = '/_next/image'
/** Only its path is read. */
const ANY_ORIGIN = 'http://n'

function fileIn(pathname: string): string | null {
  try {
    return pathname.startsWith(FILES) ? decodeURIComponent(pathname.slice(FILES.length)) : null
  } catch {
    return ''
  }
}

/**
 * The file that an address asks for, directly or through the image optimiser, which reads the address of a picture as a URL and keeps what it has made of it
 * whatever the host (SEC-23). Null when the address asks for no uploaded file; '' for one that no file has.
 */
export function findMediaFile({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null {
  if (pathname !== OPTIMISER) return fileIn(pathname)
  // a picture's address may be given several times; the optimiser refuses that, and so it is no way round
  const asked = searchParams.getAll('url').map((url) => (URL.canParse(url, ANY_ORIGIN) ? fileIn(new URL(url, ANY_ORIGIN).pathname) : null))
  return asked.find((file) => file !== null) ?? null
}
