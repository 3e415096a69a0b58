import type { StockWords } from '@/domain/vehicle/kinds/kinds'

/** The sell-your-car card between results: three lines and a link to the sell-my-car page (SRP-06, TRD-01). */
export function toCtaCard({ tradeIn: { heading, text } }: StockWords): { lines: readonly [string, string, string]; href: string } {
  return { lines: [heading, text, 'Our high turnover means we can pay more'], href: '/sell-my-car' }
}
