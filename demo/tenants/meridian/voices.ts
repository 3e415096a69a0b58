import type { DemoQuestion, DemoReview } from '../content'

export const reviews: DemoReview[] = [
  {
    customer: 'Marguerite T.',
    rating: 5,
    text: 'Bought a RAV4 from Aspley and picked it up at Maroochydore two days later. The price on the screen was the price I paid.',
    daysAgo: 14,
    location: 'meridian-aspley',
  },
  {
    customer: 'Dev P.',
    rating: 5,
    text: 'Logbook service done while I waited, with a video of the brake pads sent to my phone before they asked me to approve anything.',
    daysAgo: 30,
    location: 'meridian-aspley-service',
  },
  {
    customer: 'Anne-Louise W.',
    rating: 5,
    text: 'Traded the old Camry. They honoured the written offer even though I came back on day six. Ask for Siobhan if you want a straight answer.',
    daysAgo: 33,
    location: 'meridian-aspley',
  },
  {
    customer: 'Joel F.',
    rating: 4,
    text: 'The ute was at another dealership and they had it over by lunch. Paperwork took an hour, which is my only complaint.',
    daysAgo: 9,
    location: 'meridian-rocklea',
  },
  {
    customer: 'Nadia R.',
    rating: 5,
    text: 'One search, ten dealerships. I compared three CX-5s from my couch and drove one.',
    daysAgo: 17,
    location: 'meridian-kedron',
  },
  {
    customer: 'Hyun-woo S.',
    rating: 5,
    text: 'They explained the warranty in two languages and my mother now drives a Sportage.',
    daysAgo: 22,
    location: 'meridian-ipswich',
  },
  {
    customer: 'Carmel O.',
    rating: 3,
    text: 'Car is fine. I was promised a call on Tuesday and got it on Friday.',
    daysAgo: 41,
    location: 'meridian-parramatta',
  },
  {
    customer: 'Luca B.',
    rating: 5,
    text: 'Golf R, one owner, and the previous owner’s receipts in a folder. They had even kept the original tyres’ invoice.',
    daysAgo: 50,
    location: 'meridian-southport',
  },
  {
    customer: 'Priscilla M.',
    rating: 5,
    text: 'Navara for the farm. Fleet team in Dandenong knew what a farm is.',
    daysAgo: 58,
    location: 'meridian-dandenong',
  },
  { customer: 'Kurt W.', rating: 4, text: 'Sehr gut, very friendly. (Translated by Google)', daysAgo: 61, location: 'meridian-mile-end' },
  {
    customer: 'Tegan H.',
    rating: 5,
    text: 'Forester for the family. They fitted the roof box the same afternoon.',
    daysAgo: 70,
    location: 'meridian-mile-end',
  },
  {
    customer: 'Baz',
    rating: 5,
    text: 'D-MAX, tray, tow bar, done. Beer fridge was full too.',
    daysAgo: 84,
    location: 'meridian-cannington',
  },
  {
    customer: 'Eileen and Ray',
    rating: 5,
    text: 'We bought in Queensland and service in Adelaide. Same people, as far as we can tell.',
    daysAgo: 99,
    location: 'meridian-mile-end',
  },
  {
    customer: 'Samir K.',
    rating: 4,
    text: 'Honest answer about the hail mark, and $1,500 off for it.',
    daysAgo: 112,
    location: 'meridian-maroochydore',
  },
]

export const questions: DemoQuestion[] = [
  {
    category: 'buying',
    question: 'The car I want is at another dealership. Can I get it?',
    answer:
      'Ask your nearest dealership and we’ll bring it over, free within the state and usually within three days. Interstate moves start at $390, which comes off the price if you buy.',
  },
  {
    category: 'buying',
    question: 'Do all dealerships have the same prices?',
    answer: 'Used cars are the same price everywhere. New cars are priced drive away for the state you live in.',
  },
  {
    category: 'buying',
    question: 'What warranty do used cars have?',
    answer:
      'The statutory warranty of the state, and our own twelve months on cars under ten years and 160,000 km, honoured at every Meridian workshop.',
  },
  {
    category: 'buying',
    question: 'Can I test drive from home?',
    answer: 'Yes, within 20 km of the dealership with the car, Monday to Saturday.',
  },
  {
    category: 'trade-in',
    question: 'Will every dealership give me the same trade-in price?',
    answer: 'Yes. The written offer lists the car and its odometer, and every dealership honours it for seven days.',
  },
  {
    category: 'trade-in',
    question: 'Do you buy trucks and motorcycles?',
    answer: 'Light trucks at Rocklea and Dandenong; motorcycles as a trade-in only.',
  },
  {
    category: 'visiting',
    question: 'Which dealerships open on Sunday?',
    answer: 'Dandenong, from 10 am to 4 pm. Our other dealerships close on Sundays, but we answer the phones from 9 to 5.',
  },
  {
    category: 'visiting',
    question: 'Can I service my car anywhere in the group?',
    answer: 'Yes, at any of our workshops for your make. Book online at the one nearest you; your service history goes with the car.',
  },
]
