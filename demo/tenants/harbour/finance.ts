import { financePage } from '../finance-page'
import { cutOut } from '../pictures'

export const finance = financePage({
  description: 'Car finance through Harbour City Motors: work out your repayments, see how it works and ask for a quote.',
  hero: {
    heading: 'Know the weekly cost up front',
    text: 'From 8.99% p.a., 9.74% p.a. comparison rate*, through four lenders. Work out your repayments here, or ask us for a quote.',
    image: cutOut('wagon', 'blue'),
    tone: 'brand',
  },
  calculator: {
    heading: 'What would it cost a week?',
    text: 'Change the price, the deposit and the term, and watch the repayment follow.',
  },
  steps: {
    heading: 'From quote to keys in three steps',
    steps: [
      { title: 'Tell us about the car', text: 'And your deposit or trade-in, if you have one. It takes two minutes.' },
      { title: 'We call within two hours', text: 'While we’re open, with the two best offers side by side.' },
      { title: 'Sign and drive', text: 'At Moorooka, Windsor or Capalaba, or on your phone.' },
    ],
    tone: 'tint',
  },
  reasons: {
    heading: 'Straight answers about money',
    figures: [
      { value: '4', label: 'lenders compared' },
      { value: '2 hours', label: 'to hear from us' },
    ],
    reasons: [
      {
        icon: 'shield',
        title: 'Your credit score stays put',
        text: 'A quote doesn’t touch it. A lender looks at your file only when you apply.',
      },
      {
        icon: 'dollar',
        title: 'The whole cost in writing',
        text: 'Rate, comparison rate, fees and the total you’ll repay, before you sign.',
      },
      { icon: 'swap', title: 'Still paying off your car?', text: 'Trade it in and we’ll pay out the old loan for you.' },
      { icon: 'file', title: 'Little to bring', text: 'Your licence and two payslips, or your BAS if you work for yourself.' },
    ],
  },
  stock: {
    heading: 'Cars under $30,000',
    text: 'The weekly cost is on each car.',
    filters: { maxPrice: 30_000 },
    limit: 8,
  },
  quote: { heading: 'Ask for a quote', text: 'Two minutes, no obligation, and no mark on your credit score.' },
  questions: 'Finance questions',
  talk: {
    heading: 'Rather talk it through?',
    text: 'Our finance team is at Moorooka six days a week.',
    link: { label: 'Contact us', href: '/contact' },
    hasPhone: true,
    tone: 'brand',
  },
})
