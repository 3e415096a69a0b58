import type { DemoBlock, DemoLocation, DemoPage } from './content'

export type StandardFacts = {
  name: string
  legalName: string
  phone: string
  email: string
  noun: 'cars' | 'caravans'
  locations: DemoLocation[]
}

/** The contact page: every location with address, phone and hours, then common questions (LOC-06, LOC-07). */
function contactPage({ name, phone, email }: StandardFacts): DemoPage {
  return {
    path: '/contact',
    title: 'Contact us',
    description: `Phone, email, addresses and opening hours of ${name}.`,
    layout: [
      {
        blockType: 'richText',
        content: `Call ${phone}, write to [${email}](mailto:${email}), or come by. We reply to messages within two hours while we’re open.`,
      },
      { blockType: 'locationCards', placeType: 'all', hasMap: true },
      { blockType: 'holidayHours', heading: 'Holiday hours' },
      { blockType: 'faq', heading: 'Before you call', category: 'visiting', limit: 6 },
    ],
  }
}

/** All locations on one page (LOC-02), with the term that the trade uses for them. */
function locationsPage({ name, noun, locations }: StandardFacts): DemoPage {
  const states = new Set(locations.map(({ address }) => address.state)).size
  const where = states > 1 ? `in ${states} states` : `in ${locations[0]?.address.state ?? 'Australia'}`
  return {
    path: '/locations',
    title: `${locations.length} locations ${where}`,
    description: `Where to find ${name}: addresses, opening and holiday hours, phones, directions and the ${noun} at each place.`,
    layout: [
      { blockType: 'locationCards', placeType: 'all', hasMap: true },
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
  }
}

/** Privacy, terms, careers and fleet: the pages of every dealer's site, in plain language. */
export function standardPages(facts: StandardFacts): DemoPage[] {
  return [
    contactPage(facts),
    locationsPage(facts),
    privacyPage(facts),
    termsPage(facts),
    careersPage(facts),
    fleetPage(facts),
    testDrivePage(facts),
    faqPage(facts),
  ]
}

function text(path: string, title: string, paragraphs: string[]): DemoPage {
  return { path, title, layout: [{ blockType: 'richText', content: paragraphs.join('\n\n') }] }
}

function privacyPage({ legalName, name, email, phone }: StandardFacts): DemoPage {
  return text('/privacy-policy', 'Privacy policy', [
    `${legalName} (“${name}”, “we”) handles personal information under the Privacy Act 1988 and the Australian Privacy Principles.`,
    '## What we collect',
    'Your name, phone, email and suburb when you enquire; your licence and its expiry when you take a test drive; and what you tell us about a car you want to trade in. We only ask for what we need.',
    '## What we use it for',
    '- To answer you and to prepare a quote, test drive or trade-in offer\n- To register and deliver a vehicle you buy\n- To tell you about recalls and services that concern your vehicle\n- To send offers, if you asked for them',
    '## Who sees it',
    'Our staff, the manufacturer of a vehicle you enquire about, and a lender if you apply for finance. We do not sell it, and it is kept in Australia.',
    '## Access, correction and deletion',
    `Email [${email}](mailto:${email}) or call ${phone}. We reply within 30 days. If you are unhappy with the answer you may complain to the Office of the Australian Information Commissioner.`,
  ])
}

function termsPage({ legalName, name, noun }: StandardFacts): DemoPage {
  return text('/terms-and-conditions', 'Terms and conditions', [
    `This site is run by ${legalName}. By using it you accept these terms.`,
    '## Prices',
    'A drive-away price is what a private buyer in our state pays. A price marked “Excl. govt charges” does not include registration, compulsory third party insurance and stamp duty. Each vehicle says which one it has.',
    '## Stock',
    `Our ${noun} sell every day, and a vehicle may sell before this page is updated. A reservation holds it for 48 hours against a refundable deposit.`,
    '## Pictures and specifications',
    'Specifications come from manufacturers’ data and may differ from the vehicle in front of you. If a detail matters to your purchase, ask us to confirm it in writing.',
    '## Finance',
    'Repayments shown are estimates for the stated rate and term. They are not an offer of credit. Lending criteria, fees and charges apply.',
    '## Your rights',
    `Nothing here limits your rights under the Australian Consumer Law. ${name} honours the statutory warranty wherever it applies.`,
  ])
}

function careersPage({ name, email }: StandardFacts): DemoPage {
  return text('/careers', 'Careers', [
    `${name} is looking for people who love what we sell and love customers even more.`,
    '## Open positions',
    '- Sales consultant, full time: retainer, commission and a car\n- Service adviser, full time: no Saturdays two weeks in three\n- Apprentice light vehicle technician: first year welcome\n- Detailer, casual: early starts, early finishes',
    `Use the form, or send your résumé to [${email}](mailto:${email}). We reply to everyone.`,
  ])
}

const fleetSteps: DemoBlock = {
  blockType: 'steps',
  heading: 'From quote to keys',
  steps: [
    { title: 'Tell us the fleet', text: 'How many, what for and when you need them.' },
    { title: 'One plan, one price', text: 'In writing within two working days, with the delivery dates.' },
    { title: 'Delivered in stages', text: 'Fitted out, signwritten and delivered to site.' },
  ],
  tone: 'tint',
}

const fleetReasons: DemoBlock = {
  blockType: 'whyBuy',
  heading: 'What your business gets',
  reasons: [
    { icon: 'tag', title: 'Fleet pricing from one vehicle', text: 'On new and demonstrator vehicles, for every business with an ABN.' },
    { icon: 'users', title: 'One person for everything', text: 'Someone who knows your account and picks up when you call.' },
    { icon: 'wrench', title: 'Ready for work', text: 'Fit-outs, signwriting and tow gear are done before delivery.' },
    { icon: 'clock', title: 'Servicing around your day', text: 'Booked before you start or after you finish, with pick-up.' },
  ],
}

function fleetPage({ name, noun }: StandardFacts): DemoPage {
  return {
    path: '/fleet',
    title: 'Fleet and business',
    description: `Fleet pricing, fit-outs, leasing and servicing for businesses with an ABN at ${name}.`,
    layout: [
      {
        blockType: 'richText',
        content: `From one vehicle to forty, ${name} looks after businesses with an ABN: fleet pricing, fit-outs, novated and operating lease quotes from three providers, all in one plan.`,
      },
      fleetReasons,
      fleetSteps,
      noun === 'caravans'
        ? { blockType: 'stockCarousel', heading: 'Caravans to hire out', limit: 8 }
        : { blockType: 'stockCarousel', heading: 'Utes, ready for work', filters: { body: 'Ute' }, limit: 8 },
      {
        blockType: 'form',
        kind: 'contact',
        heading: 'Ask for a fleet price',
        text: `How many ${noun} do you run, and when do they need replacing?`,
      },
      { blockType: 'callToAction', heading: 'Rather talk it through?', text: 'Ask for the fleet team.', hasPhone: true, tone: 'tint' },
    ],
  }
}

function testDrivePage({ name, phone, noun }: StandardFacts): DemoPage {
  return text('/book-test-drive', noun === 'caravans' ? 'Book a walk-through' : 'Book a test drive', [
    noun === 'caravans'
      ? 'Choose a caravan and a time, and we will have it open, level and powered when you arrive. Bring your tow car’s handbook and we’ll check weights and hitch with you.'
      : 'Choose a car and a time, and we’ll have it out the front with the air con on. Take it for an hour, on roads you know if you like. We can also bring it to your home or work.',
    `Prefer to talk? Call ${phone}. Bring your licence; drivers under 25 are welcome.`,
    `[See everything at ${name}](/search/new-used-and-demo-cars)`,
  ])
}

function faqPage({ name }: StandardFacts): DemoPage {
  return {
    path: '/faq',
    title: 'Questions and answers',
    description: `Common questions for ${name}, answered.`,
    layout: [
      { blockType: 'richText', content: 'The questions we hear most. Can’t see yours? [Ask us](/contact).' },
      { blockType: 'faq', heading: 'Buying', category: 'buying', limit: 12 },
      { blockType: 'faq', heading: 'Finance', category: 'finance', limit: 12 },
      { blockType: 'tradeInFaq', heading: 'Trading in', category: 'trade-in', limit: 12 },
      { blockType: 'faq', heading: 'Visiting us', category: 'visiting', limit: 12 },
    ],
  }
}
