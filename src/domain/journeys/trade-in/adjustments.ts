import { type FormField, mustChoose } from '@/domain/leads/form/form-field'
import type { Cents } from '@/domain/money/money'

/** An answer and what it deducts from the value: a share of it, or cents. */
type Answer = { value: string; label: string; share?: number; cents?: Cents }
type Question = { name: string; label: string; answers: readonly Answer[] }

/** Questions about a car's condition (TRD-04), with the deduction for each answer. */
export const QUESTIONS = [
  {
    name: 'condition',
    label: 'Overall condition',
    answers: [
      { value: 'excellent', label: 'Excellent: like new inside and out' },
      { value: 'good', label: 'Good: light wear for its age', share: 0.03 },
      { value: 'fair', label: 'Fair: scratches, dents or stains', share: 0.09 },
      { value: 'poor', label: 'Poor: needs repairs', share: 0.2 },
    ],
  },
  {
    name: 'history',
    label: 'Service history',
    answers: [
      { value: 'full', label: 'Complete, with the logbook' },
      { value: 'part', label: 'Partial', share: 0.02 },
      { value: 'none', label: 'None', share: 0.06 },
    ],
  },
  {
    name: 'damage',
    label: 'Accidents',
    answers: [
      { value: 'none', label: 'None that I know of' },
      { value: 'repaired', label: 'Repaired properly', share: 0.04 },
      { value: 'unrepaired', label: 'Damage not repaired', share: 0.14 },
    ],
  },
  {
    name: 'tyres',
    label: 'Tyres',
    answers: [
      { value: 'good', label: 'Good tread' },
      { value: 'worn', label: 'Need replacing soon', cents: 800_00 },
    ],
  },
  {
    name: 'warnings',
    label: 'Warning lights',
    answers: [
      { value: 'none', label: 'None' },
      { value: 'some', label: 'One or more are on', cents: 1_200_00 },
    ],
  },
  {
    name: 'keys',
    label: 'Keys',
    answers: [
      { value: 'two', label: 'Two or more' },
      { value: 'one', label: 'One', cents: 400_00 },
    ],
  },
  {
    name: 'owing',
    label: 'Money owing',
    answers: [
      { value: 'no', label: 'None' },
      { value: 'yes', label: 'Yes, there is finance to pay out' },
    ],
  },
] as const satisfies readonly Question[]

export type AdjustmentAnswers = Readonly<Record<string, string>>

const ALL: readonly Question[] = QUESTIONS

export const ADJUSTMENT_FIELDS: readonly FormField[] = ALL.map(({ name, label, answers }) =>
  mustChoose(
    name,
    label,
    answers.map((answer) => ({ value: answer.value, label: answer.label })),
  ),
)

function answersOf(given: AdjustmentAnswers): { question: Question; answer: Answer }[] {
  return ALL.flatMap((question) => {
    const answer = question.answers.find(({ value }) => value === given[question.name])
    return answer ? [{ question, answer }] : []
  })
}

/** Deducts the answers from a value in cents; at least 0. */
export function adjustValue(value: Cents, given: AdjustmentAnswers): Cents {
  const answers = answersOf(given)
  const afterShares = answers.reduce((rest, { answer }) => rest * (1 - (answer.share ?? 0)), value)
  return Math.max(0, Math.round(answers.reduce((rest, { answer }) => rest - (answer.cents ?? 0), afterShares)))
}

/** The answers as labels and texts, for the summary and the lead. */
export function describeAnswers(given: AdjustmentAnswers): { label: string; text: string }[] {
  return answersOf(given).map(({ question, answer }) => ({ label: question.label, text: answer.label }))
}

/** Reads stored answers; null unless every question has a valid one. */
export function readAnswers(stored: unknown): AdjustmentAnswers | null {
  if (typeof stored !== 'object' || stored === null) return null
  const given = Object.fromEntries(Object.entries(stored).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return answersOf(given).length === ALL.length ? given : null
}
