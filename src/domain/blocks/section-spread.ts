/** Where a shared section is shown: on published pages of its own site, and of the sites of the group. */
export type SectionSpread = { own: number; members: readonly { name: string; pages: number }[] }

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

/** The message after a shared section was published: how many pages show it (EDT-24), on the sites of a group too (EDT-25). */
export function describeSpread({ own, members }: SectionSpread): string {
  const reached = members.filter(({ pages }) => pages > 0)
  const pages = reached.reduce((sum, member) => sum + member.pages, 0)
  const ofGroup = reached.length === 0 ? [] : [`${count(pages, 'page')} of ${count(reached.length, 'site')} of your group`]
  const places = [...(own > 0 ? [count(own, 'page')] : []), ...ofGroup]
  return places.length === 0 ? 'Published. No page shows this section yet.' : `Published. Shown on ${places.join(' and on ')}.`
}
