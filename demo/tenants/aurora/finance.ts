import { financePage } from '../finance-page'
import { cutOut } from '../pictures'

export const finance = financePage({
  description: 'Finance for your Aurora: work out your repayments, then let your dealer prepare a quote.',
  hero: {
    heading: 'Electric, by the week.',
    text: '4.99% p.a. interest, 6.01% p.a. comparison rate*, over five years, for approved personal applicants on new Vik and Holm from stock.',
    image: cutOut('suv', 'silver'),
    tone: 'brand',
  },
  calculator: {
    heading: 'See what yours would cost',
    text: 'Choose a price, a deposit and a term. Your dealer prepares the final quote.',
  },
  steps: {
    heading: 'Arranged with your dealer',
    steps: [
      { title: 'Choose a car', text: 'From dealer stock or to order.' },
      { title: 'See the whole cost', text: 'Rate, comparison rate, fees and the total, on one page.' },
      { title: 'Sign once', text: 'At the dealer or on your phone.' },
    ],
    tone: 'tint',
  },
  reasons: {
    heading: 'Nothing left in the small print',
    figures: [
      { value: '5 years', label: 'Standard term' },
      { value: '$750', label: 'Establishment fee, charged once' },
      { value: '$0', label: 'Monthly account fees' },
      { value: '1 page', label: 'The length of our quote' },
    ],
  },
  stock: {
    heading: 'At dealers now',
    text: 'Cars you could drive this week.',
    limit: 8,
  },
  quote: { heading: 'Ask your dealer for a quote', text: 'It takes two minutes and doesn’t affect your credit score.' },
  questions: 'Finance questions',
  talk: {
    heading: 'Talk it over with a dealer',
    text: 'Bring your questions, take a drive, leave with a quote.',
    link: { label: 'Find a dealer', href: '/find-my-dealer' },
    tone: 'brand',
  },
})
