import type { DemoQuestion, DemoReview } from '../content'

export const reviews: DemoReview[] = [
  {
    customer: 'Graham T.',
    rating: 5,
    text: 'Third car from Moorooka. They found a small chip on the ute during the check and fixed it before I noticed.',
    daysAgo: 7,
    location: 'moorooka',
  },
  {
    customer: 'Daniel O’Rourke',
    rating: 4,
    text: 'Good price and honest about the tyres. Finance paperwork took a day longer than I was told.',
    daysAgo: 21,
    location: 'windsor',
  },
  {
    customer: 'Leilani F.',
    rating: 5,
    text: 'I live in Toowoomba, so they sent a walk-around video, held the car on a $200 deposit and met me at the station. Exactly as described, even down to the scuff on the left mirror that I would never have seen.',
    daysAgo: 16,
    location: 'moorooka',
  },
  {
    customer: 'Marisa L.',
    rating: 5,
    text: 'No pressure at all. We drove three SUVs on a Saturday, went home, and nobody rang until I asked them to.',
    daysAgo: 30,
    location: 'capalaba',
  },
  {
    customer: 'Hamish K.',
    rating: 5,
    text: 'Traded a ten-year-old wagon. The offer on the screen was the offer at the desk.',
    daysAgo: 38,
    location: 'windsor',
  },
  {
    customer: 'Anh N.',
    rating: 5,
    text: 'Bought my first car here. They explained the comparison rate, which my bank had not.',
    daysAgo: 45,
    location: 'moorooka',
  },
  {
    customer: 'Rosie B.',
    rating: 4,
    text: 'Lovely car and a fair deal. The coffee machine was broken, hence four stars.',
    daysAgo: 52,
    location: 'capalaba',
  },
  {
    customer: 'Sunil P.',
    rating: 5,
    text: 'Demo electric SUV, nine hundred kilometres on it, and they set up the wall charger appointment for me.',
    daysAgo: 64,
    location: 'windsor',
  },
  {
    customer: 'Karen W.',
    rating: 3,
    text: 'Car is great. Number plates took nine days instead of five and I had to chase them.',
    daysAgo: 71,
    location: 'moorooka',
  },
  {
    customer: 'Tomasz R.',
    rating: 5,
    text: 'I took the car back on day five because the dog cage did not fit. They swapped it for the wagon with no fuss.',
    daysAgo: 83,
    location: 'capalaba',
  },
  {
    customer: 'Bec and Jo',
    rating: 5,
    text: 'They came to us in Wynnum for the test drive and brought the child seat.',
    daysAgo: 95,
    location: 'capalaba',
  },
  { customer: 'Old Mate Racing', rating: 5, text: null, daysAgo: 101 },
]

export const questions: DemoQuestion[] = [
  {
    category: 'buying',
    question: 'Is the price on the screen the price I pay?',
    answer:
      'Yes, when it says drive away. Where it says “Excl. govt charges”, we’ll tell you the registration, CTP and stamp duty for your address before you visit.',
  },
  {
    category: 'buying',
    question: 'What does your 114-point check cover?',
    answer:
      'Engine, gearbox, brakes, tyres, suspension, electrics, body and a road test of 20 km. You get the report, with what we found and what we fixed.',
  },
  {
    category: 'buying',
    question: 'Can I bring a car back?',
    answer:
      'Yes. You can swap any used car for another of ours within seven days and 500 km. Bring it back as you bought it and we’ll sort out the paperwork.',
  },
  {
    category: 'buying',
    question: 'Can you hold a car for me?',
    answer: 'Yes, for 48 hours with a refundable $200 deposit. Pay on the car’s page or over the phone.',
  },
  {
    category: 'buying',
    question: 'Do you deliver?',
    answer:
      'Yes. It’s free within 30 km of any yard, and from $240 by truck to the rest of Queensland. You get a video and the final papers before the truck leaves.',
  },
  {
    category: 'trade-in',
    question: 'How do you value my car?',
    answer:
      'From recent sales of the same car in Queensland, less the cost of getting it ready for sale. Send photos for a figure within the hour, or drop in for a written offer valid for seven days.',
  },
  {
    category: 'trade-in',
    question: 'Will you buy my car if I don’t buy one of yours?',
    answer: 'Yes, at Moorooka and Capalaba. Bring your licence and rego papers, and we’ll pay you on the spot.',
  },
  {
    category: 'trade-in',
    question: 'I still owe finance on my car. Is that a problem?',
    answer: 'No. We pay out the lender and put the rest toward your next car, or tell you the shortfall.',
  },
  {
    category: 'visiting',
    question: 'Which yard has the car I want?',
    answer: 'Each car’s page names its yard. If another yard is closer, we’ll move it there for you, usually the same day.',
  },
  {
    category: 'visiting',
    question: 'Can my own mechanic look at the car?',
    answer: 'Of course. We can put it on our hoist for them, or you can take it to theirs.',
  },
  {
    category: 'visiting',
    question: 'Are you open on Sundays?',
    answer: 'Not in Queensland. We reply to Sunday messages from 8:30 on Monday morning.',
  },
]
