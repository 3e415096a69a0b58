import type { DemoPage } from '../content'
import { cutOut, photograph } from '../pictures'

/** The launch page of the largest model, written by marketing. The other models have their standard page. */
export const fjellPage: DemoPage = {
  path: '/models/fjell',
  title: 'Aurora Fjell',
  description: 'A seven-seat electric SUV with up to 610 km of range and 2,500 kg of braked towing. From $84,990 drive away.',
  layout: [
    { blockType: 'modelHero', text: 'Large electric SUV, seven seats.' },
    {
      blockType: 'modelStory',
      heading: 'A seven-seat electric SUV designed around the third row, and the road beyond the bitumen.',
      figures: [
        { value: '610 km', label: 'WLTP range, Long Range AWD' },
        { value: '4.9 s', label: '0 to 100 km/h' },
        { value: '2,500 kg', label: 'Braked towing capacity' },
        { value: '7 seats', label: 'Five ISOFIX points, three in row two' },
      ],
      hasStories: false,
    },
    {
      blockType: 'imageText',
      heading: 'Every line has a reason',
      content:
        'The shoulder line runs unbroken from lamp to lamp. The glass is larger than it needs to be so that children can see the horizon, and the roof is 12 mm lower over row one to make up for it.',
      facts: [
        { value: '4,985 mm', label: 'Length' },
        { value: '213 mm', label: 'Ground clearance' },
        { value: '864 L', label: 'Boot, five seats up' },
      ],
      image: photograph('terrace', '4x4', 'grey', 'side'),
      side: 'left',
      ratio: 'wide',
    },
    {
      blockType: 'imageText',
      heading: 'Four hours, then coffee',
      content:
        'A 111 kWh battery and heat pump keep range honest on a frosty Monaro morning. On a 250 kW charger the stop is 27 minutes, about as long as the coffee takes.',
      facts: [
        { value: '27 min', label: '10 to 80 per cent, 250 kW DC' },
        { value: '11 h 20 min', label: '0 to 100 per cent, 11 kW AC' },
        { value: '19.4 kWh/100km', label: 'Combined consumption' },
      ],
      image: cutOut('4x4', 'silver'),
      imageKind: 'cutout',
      ratio: 'wide',
    },
    {
      blockType: 'modelColours',
      heading: 'Five colours from the landscape',
      colours: [
        { name: 'Granite metallic, no extra cost', hex: '#8a9092', image: cutOut('4x4', 'silver') },
        { name: 'Glacier white, $600', hex: '#eceeec', image: cutOut('4x4', 'white') },
        { name: 'Fjord blue, $1,200', hex: '#2d5a94', image: cutOut('4x4', 'blue') },
        { name: 'Rowan red, $1,200', hex: '#8f2328', image: cutOut('4x4', 'red') },
        { name: 'Polar night, $1,200', hex: '#1c1f21', image: cutOut('4x4', 'black') },
      ],
    },
    {
      blockType: 'modelVariants',
      heading: 'Two variants to choose from',
      text: 'Drive away for a private buyer in 3220.',
      columns: ['Range', 'Power', 'Drive'],
      details: [
        { variant: 'Long Range', note: '111 kWh, 20-inch wheels', values: ['610 km', '330 kW', 'AWD'] },
        { variant: 'Long Range Expedition', note: '111 kWh, air suspension, tow pack', values: ['585 km', '330 kW', 'AWD'] },
      ],
      terms:
        'From prices are manufacturer recommended drive-away prices for private buyers in postcode 3220 with standard paint, while stock lasts.',
    },
    { blockType: 'stockCarousel', heading: 'At dealers now', filters: { make: 'Aurora', model: 'Fjell' }, limit: 9 },
    { blockType: 'modelCards', heading: 'More from the range', link: { label: 'All models', href: '/models' } },
  ],
}
