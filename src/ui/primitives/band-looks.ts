import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  brand: '[--band-ink:var(--fc-brand-ink)] [--band:var(--fc-brand)]',
  tint: 'bg-tint',
  'ink-on-brand': '',
}

export const bandLooks = defineLooks('band', {
  dealer,
  prestige: {
    ...dealer,
    brand: '[--band-ink:var(--fc-brand-dark-ink)] [--band:var(--fc-brand-dark)]',
    'ink-on-brand': '[--fc-action-ink:var(--band)] [--fc-action:var(--band-ink)]',
  },
  group: {
    ...dealer,
    brand: '[--band-ink:var(--fc-brand-ink)] [--band:color-mix(in_srgb,var(--fc-brand)_82%,var(--fc-link))]',
  },
  manufacturer: {
    ...dealer,
    tint: 'bg-surface',
    'ink-on-brand': '[--fc-action-ink:var(--band)] [--fc-action:var(--band-ink)]',
  },
})
