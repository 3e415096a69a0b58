import type { DemoFinance, DemoQuestion } from './content'

/** Questions whose answers differ only by rate. */
export function financeQuestions({ rate, comparisonRate }: DemoFinance): DemoQuestion[] {
  return [
    {
      category: 'finance',
      question: 'How is the weekly repayment worked out?',
      answer: `We take the drive-away price over five years with no deposit at ${rate.toFixed(2)}% p.a. (comparison rate ${comparisonRate.toFixed(2)}% p.a.*). Your own rate depends on your circumstances and the age of the vehicle.\n\n* The comparison rate is based on a secured loan of $30,000 over 5 years. Different terms, fees or loan amounts give a different comparison rate.`,
    },
    {
      category: 'finance',
      question: 'Can I get pre-approved before I come in?',
      answer:
        'Yes. Apply online and we’ll call within two hours while we’re open. Pre-approval lasts 30 days and doesn’t lock you into a vehicle.',
    },
    {
      category: 'finance',
      question: 'Does a balloon lower my payments?',
      answer:
        'Yes, because part of the amount is left until the end. You pay interest on that part for the whole term, so the total is higher. We show both before you sign.',
    },
  ]
}
