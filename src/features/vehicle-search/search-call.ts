import type { searchCall } from '@/contract/search'
import { isSearchPath, readSearchPath } from '@/domain/search/search-path'
import { DEFAULT_SORT } from '@/domain/search/sorts'
import { callSite, expectAnswer } from '@/features/call'
import type { SearchView } from '@/ui/pages/search-results/search-view'

/** Whether a link leads to results, which this page can show without leaving. */
export function isSearchHref(url: URL): boolean {
  return isSearchPath(url.pathname)
}

/** The address that a filter form leads to: its action with what is filled in, empty fields left out. */
export function toFormAddress(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') parameters.append(name, value)
  }
  // what is said by saying nothing: the same address is the same answer (SRCH-15)
  if (parameters.get('sortBy') === DEFAULT_SORT) parameters.delete('sortBy')
  if (!parameters.has('postcode')) parameters.delete('distance')
  const query = parameters.toString()
  return query === '' ? action : `${action}?${query}`
}

/** A path as it reads; one that is encoded wrongly stays as it is, for the answer to judge. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The call that answers what a results page shows: its segments as `path`, its parameters as they are. */
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
 * Results as they travel: as text, from the call and within the page. As an object React would write and read each of their thousand
 * values on its own.
 * @throws When the text is anything but results.
 */
export function readSearchView(text: string): SearchView {
  const value: unknown = JSON.parse(text)
  if (!isSearchView(value)) throw new Error('No results')
  return value
}

/**
 * Asks for the results of an address.
 * @throws When the call fails, is aborted, or answers anything but results.
 */
export async function callSearch(address: string, signal: AbortSignal): Promise<SearchView> {
  return expectAnswer(await callSite<typeof searchCall>(toCallAddress(address), { needs: { cells: [{}] }, signal }))
}
