import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'm-0 max-md:max-h-[92dvh] max-md:w-full md:m-auto md:max-h-[92dvh] md:w-[600px]',
  body: 'p-5 md:p-8',
}

export const dialogLooks = defineLooks('dialog', {
  dealer,
  prestige: {
    frame: 'm-0 max-md:h-dvh max-md:max-h-[92dvh] max-md:w-full md:m-auto md:mr-0 md:ml-auto md:h-dvh md:max-h-none md:w-[640px]',
    body: 'p-5 md:p-8 md:px-14',
  },
  group: {
    ...dealer,
    frame: 'm-0 border-t-4 border-action max-md:max-h-[92dvh] max-md:w-full md:m-auto md:max-h-[92dvh] md:w-[600px]',
  },
  manufacturer: dealer,
})
