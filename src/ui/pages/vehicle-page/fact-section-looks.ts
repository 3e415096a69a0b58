import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border-t py-9 first:border-t-0',
  title: 'mb-4 type-h3',
  facts: 'gap-x-10',
  mosaic: 'grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 sm:grid-cols-4',
  tile: 'flex-col gap-1.5 rounded-card bg-tint p-4',
  'tile-icon': 'text-brand',
  'tile-value': 'text-lg/6 font-bold',
  fact: 'border-b',
  'fact-icon': '',
  features: 'gap-x-10',
  feature: 'py-2',
  'feature-check': '',
  text: 'text-[1.0625rem]/7',
  more: 'text-link',
}

export const factSectionLooks = defineLooks('fact-section', {
  dealer,
  prestige: {
    box: 'border-t-0 py-10 first:border-t-0',
    title: ['mb-6 type-h3', 'text-[2.25rem]/[2.625rem] font-light'],
    facts: 'gap-x-12',
    mosaic: 'gap-x-12 sm:grid-cols-2',
    tile: 'min-h-13 items-center gap-3 border-t border-line py-3',
    'tile-icon': 'hidden',
    'tile-value': 'ml-auto text-right font-strong',
    fact: 'border-t border-b-0',
    'fact-icon': 'hidden',
    features: 'gap-x-12',
    feature: 'border-t border-line py-3.5',
    'feature-check': 'hidden',
    text: 'font-display text-[1.4375rem]/9',
    more: 'text-ink',
  },
  group: {
    ...dealer,
    title: 'mb-4 type-h2',
    mosaic:
      'grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4',
    tile: 'flex-col gap-1 bg-surface p-4',
  },
  manufacturer: {
    ...dealer,
    box: 'border-t-0 py-12 first:border-t-0',
    mosaic: 'grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-4 sm:grid-cols-4',
    tile: 'flex-col gap-2 rounded-panel bg-tint p-5',
    'tile-icon': 'hidden',
    'tile-value': 'text-2xl/8 font-light tracking-[-0.015em]',
    'fact-icon': 'hidden',
    text: 'text-lg/8',
  },
})
