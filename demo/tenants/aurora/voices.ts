import type { DemoQuestion, DemoReview } from '../content'

export const reviews: DemoReview[] = [
  {
    customer: 'Joanna K.',
    rating: 5,
    text: 'We drove a Holm to Jindabyne and back with one charge each way, as promised.',
    daysAgo: 11,
    location: 'aurora-melbourne-showroom',
  },
  {
    customer: 'Mikkel and Tess',
    rating: 5,
    text: 'Geelong set up the wall box, the app and the child seats before we arrived.',
    daysAgo: 18,
    location: 'aurora-geelong-showroom',
  },
  {
    customer: 'Raj S.',
    rating: 4,
    text: 'Vik is a joy in town. The cable is short for our carport.',
    daysAgo: 26,
    location: 'aurora-sydney-showroom',
  },
  {
    customer: 'Coral B.',
    rating: 5,
    text: 'Skog tows our camper and does the school week on electricity.',
    daysAgo: 33,
    location: 'aurora-bendigo-showroom',
  },
  {
    customer: 'Owen D.',
    rating: 5,
    text: 'Two hours in the Lund without a salesperson in it. Then they asked what I did not like.',
    daysAgo: 45,
    location: 'aurora-ballarat-showroom',
  },
  {
    customer: 'Harriet V.',
    rating: 3,
    text: 'Waited seven weeks for the colour. Lovely colour.',
    daysAgo: 51,
    location: 'aurora-brisbane-showroom',
  },
  {
    customer: 'Dimi P.',
    rating: 5,
    text: 'Brygge for the bakery. Plugged in at two, empty by ten, half full all the same.',
    daysAgo: 58,
    location: 'aurora-werribee-point-cook-showroom',
  },
  {
    customer: 'Sabine W.',
    rating: 5,
    text: 'The software update gave us 20 km. Nobody asked for money.',
    daysAgo: 70,
    location: 'aurora-melbourne-showroom',
  },
  {
    customer: 'Lachlan T.',
    rating: 4,
    text: 'Good service in Alexandria, tight parking.',
    daysAgo: 88,
    location: 'aurora-sydney-showroom',
  },
  {
    customer: 'The Nguyens',
    rating: 5,
    text: 'Seven of us and the dog in the Fjell, and nobody fought over the back row.',
    daysAgo: 97,
    location: 'aurora-geelong-showroom',
  },
]

export const questions: DemoQuestion[] = [
  {
    category: 'buying',
    question: 'What does the From price include?',
    answer:
      'It is the recommended drive-away price for a private buyer in postcode 3220 with standard paint: dealer delivery, 12 months of registration, CTP and stamp duty. Your dealer confirms it for your address.',
  },
  {
    category: 'buying',
    question: 'How long is the wait?',
    answer:
      'Vik, Holm and Lund are in stock at most dealers. Fjell takes six to eight weeks. Tind and Sund are not on sale yet; register and your dealer will call when order books open.',
  },
  {
    category: 'buying',
    question: 'What is the warranty?',
    answer:
      '{dealer.warrantyYears} years with unlimited kilometres on the car, eight years or 160,000 km on the battery, with roadside help throughout.',
  },
  {
    category: 'charging',
    question: 'What do I need to charge at home?',
    answer:
      'Any 10 A power point adds about 14 km an hour. An 11 kW wall box fills any Aurora overnight; we arrange the installation and the paperwork with your network.',
  },
  {
    category: 'charging',
    question: 'How fast is fast?',
    answer:
      'Vik takes 24 minutes from 10 to 80 per cent on a 250 kW charger, Holm up to 29. Allow a few more in the cold, or let the car warm its battery on the way.',
  },
  {
    category: 'charging',
    question: 'Can I run things from the car?',
    answer: 'Every electric Aurora has an outlet, 3.6 kW on most and 7 kW on Tind. It stops at the charge you set, so you still get home.',
  },
  {
    category: 'trade-in',
    question: 'Will my dealer take my current car?',
    answer: 'Yes, any make. Ask for a written offer with your quote; it’s valid for seven days.',
  },
  {
    category: 'visiting',
    question: 'Can I test drive without an appointment?',
    answer: 'Yes. Book ahead and we’ll have the model and seats you want charged and ready, for up to an hour.',
  },
]
