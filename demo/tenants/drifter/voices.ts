import type { DemoQuestion, DemoReview } from '../content'

export const reviews: DemoReview[] = [
  {
    customer: 'Bev and Trevor',
    rating: 5,
    text: 'Two hours of handover and they let us practise reversing in the yard until we had it.',
    daysAgo: 12,
    location: 'burpengary-lot',
  },
  {
    customer: 'Kiri A.',
    rating: 4,
    text: 'Good van, fair price. The fridge door came loose on the first trip and they fixed it in a day.',
    daysAgo: 19,
    location: 'campbellfield-lot',
  },
  {
    customer: 'Norm D.',
    rating: 5,
    text: 'They weighed our car and van together and told us the lighter van was the right one. Lost themselves nine thousand dollars.',
    daysAgo: 25,
    location: 'burpengary-lot',
  },
  {
    customer: 'Shauna P.',
    rating: 5,
    text: 'We slept in it in the yard before we paid. Best idea anybody has had.',
    daysAgo: 40,
    location: 'burpengary-lot',
  },
  { customer: 'Giovanni M.', rating: 5, text: 'Traded a boat. Nobody blinked.', daysAgo: 48, location: 'campbellfield-lot' },
  {
    customer: 'The Hendersons',
    rating: 5,
    text: 'Bunks for three, a shower that works and it tows straight behind the Prado.',
    daysAgo: 57,
    location: 'burpengary-lot',
  },
  {
    customer: 'Lorraine C.',
    rating: 3,
    text: 'Lovely people but the awning part took five weeks.',
    daysAgo: 63,
    location: 'campbellfield-lot',
  },
  {
    customer: 'Dale W.',
    rating: 5,
    text: 'Solar and lithium fitted while we waited at the caravan park next door.',
    daysAgo: 77,
    location: 'burpengary-workshop',
  },
  {
    customer: 'Megan and Priya',
    rating: 5,
    text: 'First van. They drew us a list of what to buy and, better, what not to.',
    daysAgo: 92,
    location: 'campbellfield-lot',
  },
  {
    customer: 'Stan K.',
    rating: 4,
    text: 'Moisture report on a ten-year-old van, honest about a soft corner, and the price said so.',
    daysAgo: 110,
    location: 'burpengary-lot',
  },
]

export const questions: DemoQuestion[] = [
  {
    category: 'buying',
    question: 'Can my car tow it?',
    answer:
      'Bring the handbook or send us the rego. We’ll look up your braked towing capacity, ball weight and gross combination mass, and weigh car and van together before you leave.',
  },
  {
    category: 'buying',
    question: 'What is the difference between tare and ATM?',
    answer:
      'Tare is the caravan empty. Aggregate trailer mass (ATM) is the most it can weigh, loaded and unhitched. The difference is what you can carry, water included.',
  },
  {
    category: 'buying',
    question: 'How do you check used caravans?',
    answer:
      'Moisture in every corner, gas and electrics by licensed trades, bearings, brakes, chassis and every appliance. You get the readings.',
  },
  {
    category: 'buying',
    question: 'Can we try it first?',
    answer: 'Yes. Stay a night in our yard, on power and water. A tow around the block with one of us is part of every sale.',
  },
  {
    category: 'trade-in',
    question: 'What do you take as a trade-in?',
    answer:
      'Caravans, campers, cars, utes and boats on a trailer. Send photos of the inside and the outside, and the underside if you can reach it.',
  },
  {
    category: 'trade-in',
    question: 'Will you buy my van if I don’t buy one?',
    answer: 'Yes, at Burpengary. The offer is valid for seven days.',
  },
  {
    category: 'trade-in',
    question: 'Can you sell mine for me?',
    answer: 'Yes, on consignment, for a fixed fee that includes detailing, photos and a gas certificate.',
  },
  {
    category: 'visiting',
    question: 'Is there room to park with a van in tow?',
    answer: 'Both lots have drive-through parking for car and van, and power if you stay the night.',
  },
  {
    category: 'visiting',
    question: 'Is there somewhere for the kids to play?',
    answer: 'A fenced lawn with a sandpit at Burpengary. At Campbellfield there’s a show van they can climb all over.',
  },
]
