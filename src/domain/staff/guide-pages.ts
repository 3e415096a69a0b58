/** The pages of the staff guide in order. Each is a file of docs/staff, which begins with the page's title. */
export const GUIDE_PAGES = [
  { key: 'find-your-way', title: 'Find your way' },
  { key: 'edit-a-page', title: 'Edit a page' },
  { key: 'make-a-page', title: 'Make a new page' },
  { key: 'publish-and-schedule', title: 'Publish, schedule and go back' },
  { key: 'work-together', title: 'Work together' },
  { key: 'promos-and-offers', title: 'Promo cards, offers and announcements' },
  { key: 'menus', title: 'Menus, header and footer' },
  { key: 'cars', title: 'Cars and their pictures' },
  { key: 'look', title: 'Colours and type' },
  { key: 'leads', title: 'Answer enquiries' },
] as const

export type GuidePage = (typeof GUIDE_PAGES)[number]

/** Returns the page of the guide with this key; the first one for an unknown key. */
export function findGuidePage(key: string): GuidePage {
  return GUIDE_PAGES.find((page) => page.key === key) ?? GUIDE_PAGES[0]
}
