import type { Block } from 'payload'

/** Current promotions by position (CMS-09, CMS-10). */
export const promoCardsConfig: Block = {
  slug: 'promoCards',
  interfaceName: 'PromoCardsBlock',
  labels: { singular: 'Promo cards', plural: 'Promo cards' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 80 },
    { name: 'text', type: 'textarea', maxLength: 240 },
    {
      name: 'limit',
      type: 'number',
      defaultValue: 6,
      min: 1,
      max: 24,
      admin: { description: 'The cards themselves, with their dates, are under Promo cards.' },
    },
  ],
}
