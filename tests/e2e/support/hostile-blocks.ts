import type { Block, Field } from 'payload'
import { blockConfigs } from '@blocks/configs'
import { CANARY_HOST } from './injections'

type Values = Record<string, unknown>

/** Runs if it is rendered as markup, and then requests a host that no page uses. */
export const MARKUP = [
  '"\'>',
  '</use></svg></style></script></title></textarea>',
  '<script>window.__x=1</script>',
  '<img src=x onerror="window.__x=1">',
  `<svg onload="window.__x=1"><iframe src="//${CANARY_HOST}/"></iframe>`,
  '<!--{dealer.name}',
].join('')

const HOSTILE_ID = '"></template><img src=x onerror="window.__x=1">'

const HREFS = [
  'javascript:window.__x=1',
  ' java\nscript:window.__x=1',
  'data:text/html,<script>window.__x=1</script>',
  `//${CANARY_HOST}/path`,
  `/\\${CANARY_HOST}/path`,
  `/{dealer.none}/${CANARY_HOST}`,
  `/x" onclick="window.__x=1`,
]

const COLOUR = `#fff;background:url(//${CANARY_HOST}/)`

const text = (words: string) => ({ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: COLOUR })
const part = (type: string, more: object) => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children: [text(MARKUP)],
  ...more,
})

function hostileText(token: string) {
  const parts = [
    part('paragraph', { children: [text(token)] }),
    part('heading', { tag: 'script', children: [text('window.__x=1')] }),
    part('list', { tag: 'iframe', listType: MARKUP, children: [part('listitem', { value: MARKUP })] }),
    ...HREFS.flatMap((url) => [part('link', { fields: { url, linkType: 'custom', newTab: true } }), part('autolink', { fields: { url } })]),
    part('upload', { relationTo: 'media', value: { url: `//${CANARY_HOST}/a.png`, mimeType: 'image/png', filename: MARKUP } }),
    part('upload', { relationTo: 'media', value: { url: HREFS[0], mimeType: 'text/html', filename: MARKUP } }),
    part('table', { children: [part('tablerow', { children: [part('tablecell', { backgroundColor: COLOUR })] })] }),
    part('block', { fields: { blockType: MARKUP } }),
    part(MARKUP, {}),
    part('paragraph', { indent: COLOUR, format: MARKUP }),
  ]
  return { root: part('root', { children: parts }) }
}

/** How a page is filled: all values hostile, or valid choices and numbers, so that all texts are rendered. */
export type Filling = { isAllHostile: boolean; turn: number }

function chosen(options: readonly (string | { value: string })[], turn: number): string {
  const option = options[turn % Math.max(1, options.length)]
  return typeof option === 'string' ? option : (option?.value ?? '')
}

const isAddress = (field: Field) => 'name' in field && /href|url|address/i.test(field.name)
const isColour = (field: Field) => 'name' in field && /hex|colour$/i.test(field.name)

function fillList(fields: readonly Field[], minRows: number | undefined, filling: Filling, token: string): Values[] {
  return Array.from({ length: Math.max(minRows ?? 0, 3) }, (_, at) => ({
    id: filling.isAllHostile ? `${at}${HOSTILE_ID}` : `row-${filling.turn}-${at}`,
    ...fillFields(fields, { ...filling, turn: filling.turn + at }, `${token} ${at}`),
  }))
}

/** Returns a hostile value for a field, as validation would never accept it. */
function fillField(field: Field, filling: Filling, token: string): Values {
  const { isAllHostile, turn } = filling
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (isAddress(field)) return { [field.name]: HREFS[turn % HREFS.length] }
      return { [field.name]: isColour(field) ? COLOUR : `${token} ${MARKUP}` }
    case 'select':
    case 'radio':
      return { [field.name]: isAllHostile ? MARKUP : chosen(field.options, turn) }
    case 'number':
      return { [field.name]: isAllHostile ? MARKUP : (field.min ?? 4) }
    case 'checkbox':
      return { [field.name]: isAllHostile ? MARKUP : turn % 2 === 0 }
    case 'date':
      return { [field.name]: isAllHostile ? MARKUP : '2099-01-01T00:00:00.000Z' }
    case 'upload':
    case 'relationship':
      return isAllHostile ? { [field.name]: MARKUP } : {}
    case 'richText':
      return { [field.name]: isAllHostile ? MARKUP : hostileText(token) }
    case 'json':
      return { [field.name]: { [MARKUP]: MARKUP } }
    case 'array':
      return { [field.name]: fillList(field.fields, field.minRows, filling, token) }
    case 'group':
      return 'name' in field && field.name
        ? { [field.name]: fillFields(field.fields, filling, token) }
        : fillFields(field.fields, filling, token)
    case 'row':
    case 'collapsible':
      return fillFields(field.fields, filling, token)
    case 'ui':
      return {}
    default:
      throw new Error(`The sweep does not know fields of the type ${field.type}: add it here.`)
  }
}

function fillFields(fields: readonly Field[], filling: Filling, token: string): Values {
  return Object.assign({}, ...fields.map((field) => fillField(field, filling, token)))
}

const tokenOf = (slug: string) => `swept-${slug.toLowerCase()}`

/** Lists the blocks whose texts appear in a text. */
export function listRendered(words: string): string[] {
  return blockConfigs.map(({ slug }) => slug).filter((slug) => words.includes(tokenOf(slug)))
}

function fillBlock({ slug, fields }: Block, filling: Filling): Values {
  const id = filling.isAllHostile ? `${slug}${HOSTILE_ID}` : `${slug}-${filling.turn}`
  return { ...fillFields(fields, filling, tokenOf(slug)), id, blockType: slug, blockName: MARKUP }
}

/** Returns every block type with hostile values in every field, and one unknown block type. */
export function fillBlocks(filling: Filling): Values[] {
  return [...blockConfigs.map((config) => fillBlock(config, filling)), { id: 'unknown', blockType: MARKUP, text: MARKUP }]
}
