import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'm-0 max-h-none bg-surface max-md:max-h-[min(92dvh,900px)] max-md:w-full md:m-auto md:max-h-[92dvh] md:w-[960px]',
  title: 'order-2 px-5 pt-5 type-h2 max-md:text-[1.625rem]/8 md:px-8 md:pt-8 md:pr-16',
  'aside-facts': 'flex max-md:hidden',
  car: 'flex bg-tint p-3 pr-14 md:row-span-2 md:row-start-1 md:block md:p-0',
  photo: 'w-24 md:w-full',
  'car-text': 'md:p-6',
  name: 'font-strong md:type-h3',
  price: 'max-md:hidden',
  note: 'max-md:hidden',
  'price-line': 'hidden',
  grid: 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] md:grid-cols-[304px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]',
  body: 'p-5 md:px-8',
}

export const formDialogLooks = defineLooks('form-dialog', {
  dealer,
  prestige: {
    frame:
      'm-0 max-h-none bg-ground max-md:h-dvh max-md:max-h-none max-md:w-full md:m-auto md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:w-[640px]',
    title: ['order-first px-5 py-4 pr-16 type-h2 md:px-14', 'text-[2.25rem]/10 md:text-[2.75rem]/12'],
    'aside-facts': 'hidden',
    car: 'mx-5 flex items-center border-y border-line bg-transparent p-0 py-3 md:row-span-1 md:row-start-2 md:mx-14 md:flex',
    photo: 'w-24 md:w-30',
    'car-text': 'md:p-0 md:pl-5',
    name: 'font-strong md:type-h3 md:[font:500_1rem/1.5rem_var(--fc-font-text)]',
    price: 'hidden',
    note: 'hidden',
    'price-line': 'block',
    grid: 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] md:grid-cols-1 md:grid-rows-[auto_auto_minmax(0,1fr)]',
    body: 'p-5 md:px-14',
  },
  group: dealer,
  manufacturer: dealer,
})
