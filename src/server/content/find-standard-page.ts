import { writeNotice } from '@/domain/leads/form/consent'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import { findStandardPath, type StandardPath } from '@/domain/navigation/standard-paths'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Page } from '@payload-types'
import type { DefaultPage } from './default-page'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

type Layout = NonNullable<Page['layout']>
type Written = { title: string; layout: Layout; description: string; isThin?: boolean }

const locations: Layout[number] = { blockType: 'locationCarousel', heading: 'Visit us', placeType: 'all' }

function financeSteps(one: string): Layout[number] {
  return {
    blockType: 'steps',
    heading: 'How it works',
    steps: [
      { title: 'Work out a budget', text: 'Use the calculator to see what a loan could cost each week.' },
      { title: 'Ask for a quote', text: `Tell us which ${one} you like, your deposit and how long you’d like to take.` },
      { title: 'Decide in your own time', text: 'You see the rate, the comparison rate and the total before you sign.' },
    ],
    tone: 'tint',
  }
}

function withForm(title: string, kind: FormKind, description: string): Written {
  return { title, description, layout: [{ blockType: 'form', kind, text: description }, locations] }
}

/** A page with minimal text that the site should replace with its own; search engines are asked not to index it. */
function minimalPage(title: string, heading: string, text: string): Written {
  return { title, description: text, layout: [{ blockType: 'callToAction', heading, text, tone: 'plain', hasPhone: true }], isThin: true }
}

function toHome({ name, site, switches }: Tenant): Written {
  const noun = switches.stockCountLabel.toLowerCase()
  return {
    title: name,
    description: `Search ${noun} at ${name}, see current offers and find us.`,
    layout: [
      { blockType: 'searchPanel', heading: `Find yours at ${name}` },
      { blockType: 'modelCards', heading: 'The range', link: { label: 'All models', href: '/models' } },
      { blockType: 'stockCarousel', heading: 'Just in', sort: 'newest', limit: 12 },
      { blockType: 'offersGrid', heading: 'On offer now', limit: 3 },
      { blockType: 'brandGrid', heading: 'Shop by brand', order: 'count', limit: 24 },
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
      // gives the page text even when there is no stock
      {
        blockType: 'callToAction',
        heading: 'Visit, call or email us',
        text: site.about,
        tone: 'plain',
        hasPhone: true,
        link: { label: 'Contact us', href: switches.configLinks.contact },
      },
      locations,
    ],
  }
}

function write(path: StandardPath, tenant: Tenant): Written {
  const { name, site, switches } = tenant
  const { one, book } = findSiteWords(switches)
  switch (path) {
    case '/':
      return toHome(tenant)
    case '/about-us':
      return { ...minimalPage(`About ${name}`, name, site.about ?? ''), description: site.about ?? `About ${name}.`, isThin: false }
    case '/contact':
      return withForm('Contact us', 'contact', `Send ${name} a message and we’ll get back to you.`)
    case '/fleet':
      return withForm('Fleet', 'enquiry', 'Tell us what your business drives and how many you need.')
    case '/careers':
      return withForm('Careers', 'careers', `Work with us at ${name}.`)
    case '/privacy-policy':
      return minimalPage('Privacy policy', 'How we use your details', `${writeNotice(name)} Ask us to see, correct or erase them.`)
    case '/terms-and-conditions':
      return minimalPage('Terms and conditions', 'Before you sign anything', 'Ask us for the terms of a sale, a service or a reservation.')
    case '/special-offers':
      return {
        title: 'Special offers',
        description: `Current offers at ${name} and when they end.`,
        layout: [
          {
            blockType: 'offersGrid',
            heading: 'On now',
            emptyText: `No offers right now. See all our ${switches.stockCountLabel.toLowerCase()}.`,
          },
          { blockType: 'promoCards' },
          { blockType: 'stockCarousel', heading: 'Just in', sort: 'newest', limit: 12 },
        ],
      }
    case '/service':
      return withForm('Servicing', 'service', `Tell us what your ${one} needs and when suits you.`)
    case '/vehicle-parts-and-accessories':
      return withForm('Parts and accessories', 'parts', `Tell us the part you need and the ${one} it’s for.`)
    case '/finance': {
      const form = withForm('Finance', 'finance', 'Tell us what you’d like to drive, and we’ll come back with a weekly cost.')
      return { ...form, layout: [{ blockType: 'calculator', kind: 'finance' }, financeSteps(one), ...form.layout] }
    }
    case '/book-test-drive':
      return withForm(book, 'test-drive', `Choose a day and we’ll have the ${one} ready for you.`)
  }
}

/**
 * Returns the standard page at an address until marketing creates its own there (CMS-02 to CMS-05, CMS-11); null for other addresses, and
 * when the site's links lead elsewhere (NAV-11).
 */
export function findStandardPage(tenant: Tenant, path: string): DefaultPage | null {
  const standard = findStandardPath(path, tenant.switches)
  if (standard === null) return null
  const { title, layout, description, isThin } = write(standard, tenant)
  return { title, path, layout, meta: { description: description.slice(0, 170), noindex: isThin === true } }
}
