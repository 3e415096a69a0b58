import type { Cents } from '@/domain/money/money'

const DEFAULT_FEE: Cents = 200_00
const MAX_FEE: Cents = 10_000_00

/** Reads a fee in cents from a text such as '$200' or '$1,000.50 refundable'. Without a plausible amount it is the default of BUY-05. */
export function readFee(text: string): Cents {
  const [, dollars = '', cents = ''] = /\$\s?(\d[\d,]*)(?:\.(\d{2}))?(?!\d)/.exec(text) ?? []
  const fee = Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
  return fee > 0 && fee <= MAX_FEE ? fee : DEFAULT_FEE
}
