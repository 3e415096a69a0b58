/** The sell-your-car card between results: three lines and a link to the sell-my-car page (SRP-06, TRD-01). */
export const CTA_CARD = {
  lines: ['We Want Your Car!', 'We buy all types of cars', 'Our high turnover means we can pay more'],
  href: '/sell-my-car',
} as const
