import { financePage } from '../finance-page'
import { cutOut } from '../pictures'

export const finance = financePage({
  description: 'Caravan loans at Drifter: work out your repayments, see what you need and ask for a quote.',
  hero: {
    heading: 'Pay it off while you’re out there',
    text: 'Caravan loans over three to seven years from 9.29% p.a., 10.00% p.a. comparison rate*. Pension and self-funded income welcome.',
    image: cutOut('caravan', 'red'),
    tone: 'brand',
  },
  calculator: {
    heading: 'What would it cost a week?',
    text: 'Put in the price of the van and your deposit, and see what changes.',
  },
  steps: {
    heading: 'A loan for a van, in three cuppas',
    steps: [
      { title: 'Pick the van', text: 'We weigh it with your car first. No point borrowing for one you can’t tow.' },
      { title: 'Fill in one page', text: 'Pension and self-funded income count.' },
      { title: 'Hitch up', text: 'Most are approved in a day and settled within the week.' },
    ],
    tone: 'tint',
  },
  reasons: {
    heading: 'Good to know before you borrow',
    figures: [
      { value: '1 day', label: 'to most approvals' },
      { value: '3 to 7', label: 'years to repay' },
    ],
    reasons: [
      { icon: 'shield', title: 'Asking is free', text: 'A quote costs nothing and doesn’t touch your credit score.' },
      { icon: 'users', title: 'Retired? No worries', text: 'Our lenders look at super and pension income, not just payslips.' },
      { icon: 'van', title: 'Trade in the old van', text: 'Its value comes off the loan, even if you still owe on it.' },
      { icon: 'road', title: 'Gear included', text: 'Awning, hitch and solar can go on the same loan.' },
    ],
  },
  stock: {
    heading: 'Vans under $60,000',
    text: 'The weekly cost is on each van.',
    filters: { maxPrice: 60_000 },
    limit: 8,
  },
  quote: { heading: 'Ask for a quote', text: 'It takes two minutes and doesn’t touch your credit score.' },
  questions: 'Finance questions',
  talk: {
    heading: 'Rather have a yarn?',
    text: 'Ring us, or drop in at Burpengary.',
    link: { label: 'Find a lot', href: '/locations' },
    hasPhone: true,
    tone: 'brand',
  },
})
