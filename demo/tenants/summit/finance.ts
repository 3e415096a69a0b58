import { financePage } from '../finance-page'
import { photograph } from '../pictures'

export const finance = financePage({
  description: 'A broker of our own for cars over $80,000. Work out your repayments, with the comparison rate next to each rate.',
  hero: {
    heading: 'A broker who knows the car',
    text: 'From 9.49% p.a., 10.23% p.a. comparison rate*, over five years. Six lenders who understand cars like these.',
    image: photograph('gallery', 'coupe', 'grey'),
    tone: 'light',
  },
  calculator: {
    heading: 'Your repayments',
    text: 'Set the price, the deposit and the term. A residual lowers each payment and raises the total, and we show both.',
  },
  steps: {
    heading: 'Finance without the fuss',
    steps: [
      { title: 'A conversation', text: 'Twenty minutes with our broker, by phone or at the showroom.' },
      { title: 'Two proposals', text: 'Within a day, each with its comparison rate and the total you’ll pay.' },
      { title: 'Settlement', text: 'Two working days. We pay out your current lender.' },
    ],
    tone: 'plain',
  },
  reasons: {
    heading: 'Arranged around you',
    text: 'One person handles your application from the first call to settlement.',
    reasons: [
      {
        icon: 'dollar',
        title: 'Residuals up to 40 per cent',
        text: 'With the total cost in writing, so you can weigh one against the other.',
      },
      {
        icon: 'file',
        title: 'Company and trust purchases',
        text: 'Chattel mortgage, lease and novated lease, arranged with your accountant.',
      },
      { icon: 'swap', title: 'Your current car settled', text: 'We pay out the lender and credit the difference to your next car.' },
      { icon: 'shield', title: 'Discreet by habit', text: 'Your details go to one lender at a time, and only when you say so.' },
    ],
  },
  stock: {
    heading: 'In the showroom under $150,000',
    filters: { maxPrice: 150_000 },
    limit: 8,
  },
  quote: {
    heading: 'Begin an application',
    text: 'A few details, and our broker replies within a day. It doesn’t affect your credit score.',
  },
  questions: 'Finance, in detail',
  talk: {
    heading: 'Speak with our broker',
    text: 'In Artarmon by appointment, or by phone wherever you are.',
    link: { label: 'Contact us', href: '/contact' },
    hasPhone: true,
    tone: 'plain',
  },
})
