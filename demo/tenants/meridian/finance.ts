import { financePage } from '../finance-page'
import { cutOut } from '../pictures'

export const finance = financePage({
  description: 'Finance at every Meridian dealership: work out your repayments, apply once and compare six lenders.',
  hero: {
    eyebrow: 'Meridian Finance',
    heading: 'Apply once. Drive from any dealership.',
    text: 'From 8.49% p.a., 9.60% p.a. comparison rate*, over five years, through six lenders.',
    image: cutOut('suv', 'silver'),
    tone: 'light',
  },
  calculator: {
    heading: 'Work out your repayments',
    text: 'Start with the price of the car, then try a deposit and another term.',
  },
  steps: {
    heading: 'One application, every dealership',
    steps: [
      { title: 'Apply once', text: 'Online or at any dealership. It takes about ten minutes.' },
      { title: 'Compare six lenders', text: 'You see the two best offers with their comparison rates.' },
      { title: 'Drive from anywhere', text: 'Your approval lasts 30 days at all our dealerships.' },
    ],
    tone: 'tint',
  },
  reasons: {
    heading: 'What to expect',
    reasons: [
      { icon: 'shield', title: 'A quote is only a quote', text: 'It doesn’t touch your credit score and doesn’t commit you to anything.' },
      { icon: 'file', title: 'All fees listed', text: 'Establishment, registration and monthly fees are in every comparison rate.' },
      { icon: 'users', title: 'Tell us once', text: 'Every dealership sees your result, so you never repeat yourself.' },
      { icon: 'swap', title: 'Trade in with a loan', text: 'We pay out what you still owe and take it off the trade-in.' },
    ],
  },
  stock: {
    heading: 'Under $35,000 near you',
    filters: { maxPrice: 35_000 },
    limit: 8,
  },
  quote: {
    heading: 'Ask for a quote',
    text: 'Tell us about the car and your budget. It takes two minutes and doesn’t affect your credit score.',
  },
  questions: 'Finance questions',
  talk: {
    heading: 'Prefer to talk to someone?',
    text: 'Call us, or visit the finance manager at your nearest dealership.',
    link: { label: 'Find a dealership', href: '/locations' },
    hasPhone: true,
    tone: 'tint',
  },
})
