import { defineLooks } from '@/ui/theme/looks'

export const keepLooks = defineLooks('keep', {
  dealer: {
    self: '[--keep-compared:var(--fc-brand)] rounded-full bg-surface/95 text-ink shadow-card hover:text-brand aria-pressed:text-bad',
  },
  prestige: {
    self: '[--keep-compared:var(--fc-ink)] rounded-control bg-transparent on-photo shadow-none hover:text-brand aria-pressed:text-ink',
  },
  group: {
    self: '[--keep-compared:var(--fc-brand)] rounded-control bg-surface/95 text-ink shadow-card hover:text-brand aria-pressed:text-bad',
  },
  manufacturer: {
    self: '[--keep-compared:var(--fc-brand)] rounded-full bg-surface/95 text-ink shadow-none hover:text-brand aria-pressed:text-bad',
  },
})
