import type { FormKind } from '@/domain/leads/form/form-kinds'
import type { DemoBlock, DemoContent, DemoPage } from './content'

const form = (kind: FormKind, heading: string, text?: string, inSteps = false): DemoBlock => ({
  blockType: 'form',
  kind,
  heading,
  text,
  inSteps,
})

/** The form of each page that has one, placed after the page's first block. */
const FORMS: Readonly<Partial<Record<string, DemoBlock>>> = {
  '/contact': form('contact', 'Write to us'),
  '/book-test-drive': form(
    'test-drive',
    'When suits you?',
    'Choose a time while we are open. We call to confirm, usually within the hour.',
  ),
  '/careers': form('careers', 'Apply', 'A few lines are enough. Bring the rest when we meet.'),
  '/service': form('service', 'Book a service'),
  '/vehicle-parts-and-accessories': form('parts', 'Find a part'),
}

/** On a manufacturer's site the test drive form has steps, because the dealership is chosen first. */
const IN_STEPS: DemoBlock = form(
  'test-drive',
  'Where and when suits?',
  'Choose a dealer and a time. They call to confirm, usually within the hour.',
  true,
)

function withForm(page: DemoPage, isManufacturer: boolean): DemoPage {
  const block = isManufacturer && page.path === '/book-test-drive' ? IN_STEPS : FORMS[page.path]
  if (!block) return page
  const [first, ...others] = page.layout
  return { ...page, layout: [...(first ? [first] : []), block, ...others] }
}

/** Adds forms to a demonstration tenant's pages (LEAD-21, LEAD-25, LEAD-28). */
export function withForms(content: DemoContent): DemoContent {
  return { ...content, pages: content.pages.map((page) => withForm(page, content.template === 'manufacturer')) }
}
