type Node = { type: string; version: number; [key: string]: unknown }

/** Lexical's document, as the rich text fields store it. */
export type RichText = { root: Node & { children: Node[]; direction: 'ltr'; format: ''; indent: number } }

const BOLD = 1
const layout = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

/**
 * Converts a short markup to rich text: paragraphs, '## ' and '### ' headings, '- ' and '1. ' lists, separated by empty lines; within them
 * '**bold**' and '[text](address)'.
 */
export function toRichText(markup: string): RichText {
  const blocks = markup.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return { root: { type: 'root', ...layout, children: blocks.map(toBlock) } }
}

function toBlock(block: string): Node {
  const heading = /^(#{2,3}) (.*)$/.exec(block)
  if (heading) return { type: 'heading', tag: `h${heading[1]?.length ?? 2}`, ...layout, children: toInline(heading[2] ?? '') }
  if (/^- /.test(block)) return toList(block, 'bullet', /^- /)
  if (/^\d+\. /.test(block)) return toList(block, 'number', /^\d+\. /)
  return { type: 'paragraph', ...layout, textFormat: 0, textStyle: '', children: toInline(block.replaceAll('\n', ' ')) }
}

function toList(block: string, listType: 'bullet' | 'number', mark: RegExp): Node {
  const children = block
    .split('\n')
    .map((line, index): Node => ({ type: 'listitem', value: index + 1, ...layout, children: toInline(line.replace(mark, '')) }))
  return { type: 'list', listType, tag: listType === 'bullet' ? 'ul' : 'ol', start: 1, ...layout, children }
}

function toInline(line: string): Node[] {
  return line.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): Node[] => {
    if (part === '') return []
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (link) return [toLink(link[1] ?? '', link[2] ?? '')]
    return [part.startsWith('**') ? toText(part.slice(2, -2), BOLD) : toText(part, 0)]
  })
}

function toText(text: string, format: number): Node {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function toLink(text: string, url: string): Node {
  return { type: 'link', ...layout, version: 3, fields: { linkType: 'custom', newTab: false, url }, children: [toText(text, 0)] }
}
