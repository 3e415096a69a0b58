import { describe } from 'vitest'
import { quoteRequestSchema } from '@/domain/finance/quote-request'
import { createYouxQuotes } from '@/server/quotes/youx-quotes'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeQuotes, OLDEST_YEAR, QUOTED } from './describe-quotes'

const context = { lender: null, fees: { financed: 0, monthly: 0 }, year: 2026 }

/** Simulates Youx, which accepts only the fields of FIN-37. */
function answer(asked: unknown): object | null {
  const { purchasePrice, year } = quoteRequestSchema.strict().parse(asked)
  if (year === null || year < OLDEST_YEAR) return null
  return { weeklyRepaymentAmount: Math.round((purchasePrice * 125) / (5 * 52)) / 100, advertisedRate: 8.99, comparisonRate: 9.74 }
}

describeQuotes('Youx', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { quotes: createYouxQuotes(settings), close }
})

describe('Youx that fails', () => {
  describeFailures('API-08', { weeklyRepaymentAmount: 206.4 }, (settings) => createYouxQuotes(settings).ask(QUOTED, context))
})
