import { expect, test } from 'vitest'
import { findFieldOfText } from './field-of-text'

const rich = (text: string) => ({ root: { children: [{ text }] } })
const FIELDS = [
  ['layout.2.heading', 'Utes in the yard'],
  ['layout.2.text', 'Every ute is priced to move. Call us.'],
  ['layout.2.slides.0.label', 'Learn more'],
  ['layout.2.slides.1.label', 'Learn more'],
  ['layout.2.content', rich('On-road costs  are included.')],
  ['layout.2.tone', 'plain'],
  ['layout.2.image', 7],
] as const

test.each([
  ['Utes in the yard', 0, 'layout.2.heading'],
  ['  UTES in\n the yard ', 0, 'layout.2.heading'],
  ['priced to move', 0, 'layout.2.text'],
  ['On-road costs are included.', 0, 'layout.2.content'],
  ['Learn more', 0, 'layout.2.slides.0.label'],
  ['Learn more', 1, 'layout.2.slides.1.label'],
  ['Learn more', 9, 'layout.2.slides.1.label'],
  ['Utes in the yard · 12 cars', 0, 'layout.2.heading'],
  ['Swipe to see more', 0, null],
  ['', 0, null],
  ['7', 0, null],
])('EDT-05: “%s” (%d) is %j', (text, nth, path) => {
  expect(findFieldOfText(FIELDS, text, nth)).toBe(path)
})
