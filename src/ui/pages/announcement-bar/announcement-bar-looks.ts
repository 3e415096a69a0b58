import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  bar: 'bg-brand-dark text-brand-dark-ink',
  text: 'text-sm/5 md:text-[0.9375rem]/6',
  title: 'font-bold text-action',
  link: 'font-strong',
}

export const announcementBarLooks = defineLooks('announcement-bar', {
  dealer,
  prestige: {
    bar: 'bg-[#17191b] text-white',
    text: 'text-sm/5',
    title: 'font-medium text-white',
    link: 'font-normal',
  },
  group: {
    ...dealer,
    bar: 'bg-[color-mix(in_srgb,var(--fc-brand-dark),#fff_12%)] text-white',
  },
  manufacturer: {
    ...dealer,
    bar: 'bg-brand text-brand-ink',
    title: 'font-medium text-brand-ink',
  },
})
