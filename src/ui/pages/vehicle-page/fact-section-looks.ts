import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border-t py-9 first:border-t-0',
  title: 'mb-4 type-h3',
  facts: 'gap-x-10',
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
  },
  manufacturer: {
    ...dealer,
    box: 'border-t-0 py-12 first:border-t-0',
    'fact-icon': 'hidden',
    text: 'text-lg/8',
  },
})
