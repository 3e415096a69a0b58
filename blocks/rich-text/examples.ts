import type { BlockExample, BlockOf } from '../types'

type Content = BlockOf<'richText'>['content']
type Node = { type: string; version: number; [key: string]: unknown }

const base = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }
const text = (value: string, format = 0): Node => ({ type: 'text', text: value, format, detail: 0, mode: 'normal', style: '', version: 1 })
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', ...base, children })
const heading = (tag: 'h2' | 'h3', value: string): Node => ({ type: 'heading', tag, ...base, children: [text(value)] })
const item = (value: string, place: number): Node => ({ type: 'listitem', value: place, ...base, children: [text(value)] })
const list = (...values: string[]): Node => ({
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  ...base,
  children: values.map((value, place) => item(value, place + 1)),
})
const link = (url: string, value: string): Node => ({
  type: 'link',
  fields: { url, linkType: 'custom', newTab: false },
  ...base,
  children: [text(value)],
})
const content = (...children: Node[]): Content => ({ root: { type: 'root', ...base, children } })

export const richTextExamples: BlockExample<'richText'>[] = [
  {
    name: 'headings, a list and a link',
    block: {
      blockType: 'richText',
      width: 'reading',
      content: content(
        heading('h2', 'Servicing that keeps your log book stamped'),
        paragraph(
          text('Book by phone or online. '),
          text('Loan cars', 1),
          text(' are free with any log book service; see '),
          link('/special-offers', 'this month’s offers'),
          text('.'),
        ),
        heading('h3', 'What we check'),
        list('Brakes, tyres and fluids', 'Battery and charging', 'Recalls that are open on your car'),
      ),
    },
  },
  {
    name: 'full width, one very long word',
    block: {
      blockType: 'richText',
      width: 'full',
      content: content(heading('h2', 'Terms'), paragraph(text(`Reference ${'AB12'.repeat(30)} applies.`))),
    },
  },
  {
    name: 'a link that must not be one',
    block: { blockType: 'richText', width: 'reading', content: content(paragraph(link('javascript:alert(1)', 'Press me'))) },
  },
]
