import type { BlockExample } from '../types'

export const formExamples: BlockExample<'form'>[] = [
  {
    name: 'contact, with words of its own',
    block: { blockType: 'form', kind: 'contact', heading: 'Write to us', text: 'We reply within two business hours.' },
  },
  { name: 'a test drive, and nothing else', block: { blockType: 'form', kind: 'test-drive' } },
  { name: 'finance in three steps', block: { blockType: 'form', kind: 'finance', heading: 'What would it cost you?', inSteps: true } },
  { name: 'a service booking', block: { blockType: 'form', kind: 'service', heading: 'Book a service' } },
  { name: 'parts', block: { blockType: 'form', kind: 'parts', heading: 'Find a part' } },
  { name: 'careers', block: { blockType: 'form', kind: 'careers', heading: 'Apply' } },
]
