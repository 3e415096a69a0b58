import type { DemoBlock, DemoPage } from './content'

type Block<Type extends DemoBlock['blockType']> = Extract<DemoBlock, { blockType: Type }>
type Slide = Block<'heroSlider'>['slides'][number]
/** A block's texts; the page says what kind of block it is. */
type PartOf<Type extends DemoBlock['blockType']> = Omit<Block<Type>, 'blockType'>
type Words = { heading: string; text: string }

export type FinanceParts = {
  description: string
  hero: Omit<Slide, 'link' | 'secondLink'>
  calculator: Words
  steps: PartOf<'steps'>
  reasons: PartOf<'whyBuy'>
  stock: PartOf<'stockCarousel'>
  quote: Words
  questions: string
  talk: PartOf<'callToAction'>
}

/**
 * The finance page (FIN-01): the offer, the calculator, how it works, what to expect, vehicles within a budget, and the form. The rates in
 * the hero are explained below the calculator.
 */
export function financePage({ description, hero, calculator, steps, reasons, stock, quote, questions, talk }: FinanceParts): DemoPage {
  return {
    path: '/finance',
    title: 'Finance',
    description,
    layout: [
      {
        blockType: 'heroSlider',
        slides: [
          {
            ...hero,
            link: { label: 'Work out my repayments', href: '#finance-calculator' },
            secondLink: { label: 'Ask for a quote', href: '#finance-form' },
          },
        ],
      },
      { blockType: 'calculator', kind: 'finance', ...calculator },
      { blockType: 'steps', ...steps },
      { blockType: 'whyBuy', ...reasons },
      { blockType: 'stockCarousel', ...stock },
      { blockType: 'form', kind: 'finance', inSteps: true, ...quote },
      { blockType: 'faq', heading: questions, category: 'finance', limit: 6 },
      { blockType: 'callToAction', ...talk },
    ],
  }
}
