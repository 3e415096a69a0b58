/** Adds a towing limit to the address of results, from their first page. */
export function addTowLimit(address: string, limit: number): string {
  const [path = '', query = ''] = address.split('?', 2)
  const kept = query.split('&').filter((part) => part !== '' && !/^(page|tow(_min|_max)?)=/.test(part))
  return `${path}?${[...kept, `tow=-${limit}`].join('&')}`
}
