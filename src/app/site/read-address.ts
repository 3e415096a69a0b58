export type SearchParams = Record<string, string | string[] | undefined>

/** Reads the named parameters of an address, one value each. */
export async function readAddress<Name extends string>(
  searchParams: Promise<SearchParams>,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  const given = await searchParams
  const read: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = given[name]
    if (typeof value === 'string' && value !== '') read[name] = value
  }
  return read
}
