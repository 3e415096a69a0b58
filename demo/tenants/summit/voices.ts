import type { DemoQuestion, DemoReview } from '../content'

export const reviews: DemoReview[] = [
  {
    customer: 'Marguerite L.',
    rating: 5,
    text: 'They talked me out of the first car. The second was exactly right.',
    daysAgo: 35,
    location: 'artarmon',
  },
  {
    customer: 'Dion K.',
    rating: 5,
    text: 'Six months in the Taycan, then swapped to a Levante. One phone call each time.',
    daysAgo: 28,
    location: 'richmond',
  },
  {
    customer: 'Alistair Venkataraman',
    rating: 5,
    text: 'I flew from Perth to see one car. It was warm, washed, parked alone with the service file on the seat, and nobody spoke until I asked.',
    daysAgo: 14,
    location: 'artarmon',
  },
  { customer: 'Ines H.', rating: 5, text: 'Every history invoice was scanned before I asked for it.', daysAgo: 47, location: 'bundall' },
  {
    customer: 'P. Okafor',
    rating: 4,
    text: 'A faultless car. Delivery to Adelaide slipped by two days, for which they apologised and refunded the transport.',
    daysAgo: 52,
    location: 'artarmon',
  },
  { customer: 'Jonathan M.', rating: 5, text: 'My third from Richmond. I no longer look elsewhere.', daysAgo: 60, location: 'richmond' },
  {
    customer: 'Saoirse D.',
    rating: 5,
    text: 'They bought my car for more than the marque’s own dealer offered, in writing, the same afternoon.',
    daysAgo: 66,
    location: 'richmond',
  },
  {
    customer: 'Craig and Willa',
    rating: 5,
    text: 'A private viewing at eight in the evening, with coffee and no audience.',
    daysAgo: 78,
    location: 'artarmon',
  },
  {
    customer: 'Theo N.',
    rating: 4,
    text: 'Superb preparation. I would have liked the second key on the day rather than by post.',
    daysAgo: 90,
    location: 'bundall',
  },
  {
    customer: 'Margot S.',
    rating: 5,
    text: 'The subscription let us live with an electric car for a winter before we bought one.',
    daysAgo: 104,
    location: 'artarmon',
  },
  {
    customer: 'H. Brandt',
    rating: 5,
    text: 'Paint readings on every panel. I had them checked; they were right.',
    daysAgo: 120,
    location: 'bundall',
  },
]

export const questions: DemoQuestion[] = [
  {
    category: 'buying',
    question: 'Where do your cars come from?',
    answer:
      'Two in three come from our own clients. The rest we hand-pick from other dealers, about one in eleven we look at. None come from auctions.',
  },
  {
    category: 'buying',
    question: 'What comes with each car?',
    answer:
      '{dealer.warrantyYears} years of comprehensive warranty and roadside assistance for any car under 100,000 km, an inspection report of 46 pages, the history report and a fresh service.',
  },
  {
    category: 'buying',
    question: 'Can I have the car inspected?',
    answer: 'Of course. We will put it on the hoist for your inspector, or take it to theirs.',
  },
  {
    category: 'buying',
    question: 'Can you find a car you don’t have in stock?',
    answer: 'Yes, usually within three weeks. Tell us the car, colours and year, and any deal-breakers.',
  },
  {
    category: 'subscription',
    question: 'What does a subscription include?',
    answer: 'Registration, insurance, servicing, tyres and roadside assistance. You pay for fuel or charging, and for tolls.',
  },
  {
    category: 'subscription',
    question: 'What’s the minimum term?',
    answer: 'Three months. After six you can swap to another subscription car; after that, hand it back with 14 days’ notice.',
  },
  {
    category: 'subscription',
    question: 'How far can I drive?',
    answer: '1,500 km a month, with unused kilometres carried over for three months. After that it’s 65 cents a kilometre.',
  },
  {
    category: 'trade-in',
    question: 'How do you value my car?',
    answer: 'One of us sees it, at your home if you like. You get a written offer the same day, valid for ten days.',
  },
  {
    category: 'trade-in',
    question: 'Do you sell on consignment?',
    answer: 'Yes, for cars over $150,000. We prepare and insure the car, and pay you within two days of the sale.',
  },
  {
    category: 'visiting',
    question: 'Do I need an appointment?',
    answer: 'No, drop in whenever we’re open. With an appointment we’ll have the car washed and warm, and the coffee on.',
  },
  {
    category: 'visiting',
    question: 'Do you deliver?',
    answer: 'Enclosed, insured and door to door, to any mainland capital from $890. It’s included for cars over $200,000.',
  },
]
