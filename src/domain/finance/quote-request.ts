import { z } from 'zod'

const text = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((value) => value || null)

/** Body of a quote request with the fields of FIN-37: price in dollars, term in years. */
export const quoteRequestSchema = z.object({
  selfAssessedCreditScore: z.enum(['GREAT', 'GOOD', 'AVERAGE', 'POOR'], { error: 'Give a credit score: GREAT, GOOD, AVERAGE or POOR.' }),
  purchasePrice: z.number({ error: 'Give the price in dollars.' }).positive({ error: 'Give a price above 0.' }).max(10_000_000, {
    error: 'Give a price of at most ten million dollars.',
  }),
  loanTerm: z.number({ error: 'Give the term in years.' }).min(1, { error: 'Give a term of at least a year.' }).max(7, {
    error: 'Give a term of at most seven years.',
  }),
  year: z
    .number()
    .int()
    .min(1900)
    .max(2200)
    .nullish()
    .transform((value) => value ?? null),
  vin: text,
  nvic: text,
  whoIsHelping: text,
})
export type QuoteRequest = z.infer<typeof quoteRequestSchema>
