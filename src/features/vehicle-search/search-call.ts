import type { searchCall } from '@/contract/search'
import { isSearchPath, readSearchPath } from '@/domain/search/search-path'
import { DEFAULT_SORT } from '@/domain/search/default-sort'
import { callSite, unwrapResult } from '@/features/call'
import type { SearchView } from '@/ui/pages/search-results/search-view'

/** Checks whether a link leads to results, which this page can show in place. */
export function isSearchHref(url: URL): boolean {
  return isSearchPath(url.pathname)
}

/** Returns the address of a filter form: its action with the filled-in fields. */
export function toFormAddress(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') parameters.append(name, value)
  }
  // Omit the default, so that equal searches share an address in the cache (SRCH-15).
  if (parameters.get('sortBy') === DEFAULT_SORT) parameters.delete('sortBy')
  if (!parameters.has('postcode')) parameters.delete('distance')
  const query = parameters.toString()
  return query === '' ? action : `${action}?${query}`
}

/** Decodes a path. Leaves an invalid encoding for the server to reject. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the call for a results page: its segments as `path`, its parameters unchanged. */
export function toCallAddress(address: string): string {
  const [route = '', query = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  const path = readSearchPath(route) ?? ''
  if (path !== '') parameters.set('path', decodePath(path))
  const text = parameters.toString()
  return text === '' ? '/api/search' : `/api/search?${text}`
}

function isSearchView(value: unknown): value is SearchView {
  return typeof value === 'object' && value !== null && 'cells' in value
}

/**
 * Parses results, which are sent as text by the call and within the page. As an object, React would serialise each of their thousand values
 * separately.
 * @throws When the text isn't results.
 */
export function readSearchView(text: string): SearchView {
  const value: unknown = JSON.parse(text)
  if (!isSearchView(value)) throw new Error('No results')
  return value
}

/**
 * Fetches the results of an address.
 * @throws When the call fails, is aborted, or responds with anything but results.
 */
export async function callSearch(address: string, signal: AbortSignal): Promise<SearchView> {
  return unwrapResult(await callSite<typeof searchCall>(toCallAddress(address), { needs: { cells: [{}] }, signal }))
}
