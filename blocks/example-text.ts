import type { BlockOf } from './types'

type Content = BlockOf<'richText'>['content']

const base = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }

/** Rich text of plain paragraphs, for examples. */
export function exampleText(...paragraphs: string[]): Content {
  const children = paragraphs.map((text) => ({
    type: 'paragraph',
    ...base,
    children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
  }))
  return { root: { type: 'root', ...base, children } }
}
