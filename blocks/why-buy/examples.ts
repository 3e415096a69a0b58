import type { BlockExample } from '../types'

export const whyBuyExamples: BlockExample<'whyBuy'>[] = [
  {
    name: 'figures and four reasons, one of them the warranty',
    block: {
      blockType: 'whyBuy',
      heading: 'Why 11,400 Brisbane families have bought here',
      figures: [
        { value: '38', label: 'years trading' },
        { value: '3', label: 'yards' },
        { value: '4.8', label: 'Google rating' },
      ],
      reasons: [
        {
          icon: 'tag',
          title: 'One price, on the car',
          text: 'The drive-away price is on the windscreen and on this site. No admin fee at the desk.',
        },
        {
          icon: 'shield',
          title: '114-point check and {warrantyYears} year warranty',
          text: 'Every used car under 160,000 km, with a roadworthy certificate and title check.',
        },
        { icon: 'swap', title: 'Seven days to change your mind', text: 'Bring it back within 7 days and 500 km and swap to another car.' },
        { icon: 'car', title: 'Test drive at your place', text: 'We bring the car to you within 30 km of any yard, seven days a week.' },
      ],
      link: { label: 'About Harbour City', href: '/about-us' },
    },
  },
  {
    name: 'three reasons and nothing else',
    block: {
      blockType: 'whyBuy',
      heading: 'Fewer cars, better known',
      reasons: [
        { icon: 'file', title: 'Every history read', text: 'Service books, title and paint depth are on the page.' },
        { icon: 'shield', title: 'Two years covered', text: 'Comprehensive warranty and roadside assistance on any car under 100,000 km.' },
        { icon: 'key', title: 'Private viewings', text: 'One appointment, one car, one person who’s driven it.' },
      ],
    },
  },
  {
    name: 'figures alone, with a line beside them',
    block: {
      blockType: 'whyBuy',
      heading: 'The group in figures',
      text: 'Every car at every dealership is in one search. Ask for it at your nearest location and we will bring it there.',
      figures: [
        { value: '50+', label: 'Locations' },
        { value: '40+', label: 'Brands' },
        { value: '30+', label: 'Years' },
      ],
    },
  },
  {
    name: 'four figures with units and six of the longest reasons',
    block: {
      blockType: 'whyBuy',
      heading: 'Wollongong Northern Suburbs Commercial Vehicle and Fleet Sales Centres',
      text: 'Versicherungsgesellschaftsangelegenheiten '.repeat(3).trim(),
      figures: [
        { value: '680 km', label: 'Longest WLTP range, Lund Long Range' },
        { value: '24 min', label: '10 to 80 per cent on a 250 kW charger' },
        { value: '7 years', label: 'Unlimited kilometre warranty and roadside help' },
        { value: '1,234,567', label: 'Sonderausstattungsinformationsblaetter' },
      ],
      reasons: Array.from({ length: 6 }, (_, place) => ({
        icon: 'handshake' as const,
        title: `Grossraumlimousinenversicherung number ${place + 1}, with all that belongs to it and more`,
        text: `${'Sonderausstattungsinformationsblatt '.repeat(5).trim()}.`,
      })),
      link: { label: 'Read every reason that we could think of on the long page', href: '/about-us' },
    },
  },
]
