/** The sell-your-car card between results: its three lines and the sell-my-car route (SRP-06, TRD-01). */
export const CTA_CARD = {
  lines: ['We Want Your Car!', 'We buy all types of cars', 'Our high turnover means we can pay more'],
  href: '/sell-my-car',
} as const
