import { safeHref } from '../navigation/href'

/** The placeholders for texts (ADM-14), with the limits each one accepts and its help text for editors. */
export const PLACEHOLDERS = {
  'dealer.name': { limits: [], help: 'the name of the site' },
  'dealer.phone': { limits: [], help: 'the phone number of the site' },
  'dealer.email': { limits: [], help: 'the email address of the site' },
  'dealer.abn': { limits: [], help: 'the ABN of the site' },
  'dealer.warrantyYears': { limits: [], help: 'the site’s years of warranty' },
  'stock.count': { limits: ['make', 'model', 'type', 'body'], help: 'the number of cars on show' },
  'offer.title': { limits: ['slug'], help: 'the offer that ends next, or the one with the slug' },
  'offer.endsOn': { limits: ['slug'], help: 'the last day of that offer' },
  'offer.count': { limits: [], help: 'the number of current offers' },
  'location.name': { limits: ['slug'], help: 'the location of the page, the one with the slug, or the first' },
  'location.phone': { limits: ['slug'], help: 'its phone number' },
  'location.address': { limits: ['slug'], help: 'its address' },
  'today.year': { limits: [], help: 'the year' },
  'today.month': { limits: [], help: 'the month in words' },
} as const satisfies Record<string, { limits: readonly string[]; help: string }>

export type PlaceholderName = keyof typeof PLACEHOLDERS
export const PLACEHOLDER_NAMES: readonly PlaceholderName[] = Object.keys(PLACEHOLDERS).filter(isPlaceholderName)

/** A parsed placeholder: `{stock.count make=Toyota}`. */
export type Placeholder = { name: PlaceholderName; limits: Readonly<Record<string, string>> }
/** A part of a text, in order. */
export type TextPart =
  | { kind: 'words'; text: string }
  | { kind: 'placeholder'; placeholder: Placeholder }
  | { kind: 'unknown'; text: string; problem: string }

// A dotted name, then limits. Other braces belong to the text.
const PATTERN = /\{([a-z]+(?:\.[a-zA-Z]+)+)((?:\s+[a-zA-Z]+=(?:"[^"{}]*"|[^\s"{}]+))*)\s*\}/g
const LIMIT = /([a-zA-Z]+)=(?:"([^"]*)"|(\S+))/g

function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name)
}

function listSimilarNames(name: string): string {
  const [group] = name.split('.')
  const same = Object.keys(PLACEHOLDERS).filter((one) => one.startsWith(`${group}.`))
  return (same.length > 0 ? same : Object.keys(PLACEHOLDERS)).map((one) => `{${one}}`).join(', ')
}

function readOne(whole: string, name: string, rest: string): TextPart {
  if (!isPlaceholderName(name))
    return { kind: 'unknown', text: whole, problem: `There is no ${whole}. Use one of: ${listSimilarNames(name)}.` }
  const limits = Object.fromEntries([...rest.matchAll(LIMIT)].map(([, key = '', quoted, plain]) => [key, quoted ?? plain ?? '']))
  const allowed: readonly string[] = PLACEHOLDERS[name].limits
  const invalid = Object.keys(limits).find((key) => !allowed.includes(key))
  if (invalid === undefined) return { kind: 'placeholder', placeholder: { name, limits } }
  const words = allowed.length > 0 ? `It can be limited by ${allowed.join(', ')}.` : 'It takes no limits.'
  return { kind: 'unknown', text: whole, problem: `{${name}} can’t be limited by ${invalid}. ${words}` }
}

/** Splits a text into words and placeholders (ADM-14). Anything that isn't a placeholder stays words, including its braces. */
export function readText(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(PATTERN)) {
    const [whole, name = '', rest = ''] = match
    if (match.index > at) parts.push({ kind: 'words', text: text.slice(at, match.index) })
    parts.push(readOne(whole, name, rest))
    at = match.index + whole.length
  }
  if (at < text.length) parts.push({ kind: 'words', text: text.slice(at) })
  return parts
}

/** Explains what is wrong with the first invalid placeholder of a text; null if all are valid. */
export function explainBadPlaceholder(text: string): string | null {
  for (const part of readText(text)) if (part.kind === 'unknown') return part.problem
  return null
}

/** Lists all placeholders in a value, at any depth. */
export function listPlaceholders(value: unknown): Placeholder[] {
  if (typeof value === 'string') return readText(value).flatMap((part) => (part.kind === 'placeholder' ? [part.placeholder] : []))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listPlaceholders)
}

/** Returns a key that identifies a placeholder and its limits. */
export function placeholderKey({ name, limits }: Placeholder): string {
  return [name, ...Object.entries(limits).toSorted().flat()].join('|')
}

/**
 * Placeholders whose sentence makes no sense without the value, such as "{dealer.warrantyYears} years of warranty". The sentence is removed
 * (CMS-16).
 */
const REQUIRED_IN_SENTENCE: ReadonlySet<PlaceholderName> = new Set(['dealer.warrantyYears', 'offer.title', 'offer.endsOn'])
/** Marks a missing value until its sentence is removed. A private-use character, which texts don't contain. */
const MISSING = '\u{f8fa}'
const SENTENCE_END = /(?<=[.!?…][”’"')\]]*)(?=\s)|(?<=\n)/

function removeIncompleteSentences(text: string): string {
  if (!text.includes(MISSING)) return text
  const sentences = text.split(SENTENCE_END)
  const remaining = sentences.filter((sentence) => !sentence.includes(MISSING)).join('')
  return sentences[0]?.includes(MISSING) ? remaining.trimStart() : remaining
}

function fillText(text: string, values: ReadonlyMap<string, string>): string {
  if (!text.includes('{')) return text
  const filled = readText(text).map((part) => {
    if (part.kind === 'words') return part.text
    if (part.kind === 'unknown') return ''
    return values.get(placeholderKey(part.placeholder)) || (REQUIRED_IN_SENTENCE.has(part.placeholder.name) ? MISSING : '')
  })
  return removeIncompleteSentences(filled.join(''))
}

/** Keys of addresses. Views trust them, because they were validated when they were stored. */
const ADDRESS_KEYS: readonly string[] = ['href', 'url']

/** Filling in a value can turn '/{dealer.abn}/x' into '//x', another host. An address that is no longer safe is cleared (SEC-06). */
function fillEntry(key: string, value: unknown, values: ReadonlyMap<string, string>): unknown {
  const filled = fillPlaceholders(value, values)
  return typeof filled === 'string' && filled !== value && ADDRESS_KEYS.includes(key) ? (safeHref(filled) ?? '') : filled
}

/**
 * Fills in the placeholders of a value and returns a copy. A placeholder without a value becomes an empty text, so that visitors never see
 * braces. Without a warranty period or a current offer, the whole sentence is removed (CMS-16).
 */
export function fillPlaceholders<Value>(value: Value, values: ReadonlyMap<string, string>): Value
export function fillPlaceholders(value: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return fillText(value, values)
  if (Array.isArray(value)) return value.map((one: unknown) => fillPlaceholders(one, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillEntry(key, one, values)]))
}

/** Lists invalid placeholders in a document, with the path of each field and a message. */
export function findBadPlaceholders(value: unknown, path = ''): { path: string; message: string }[] {
  if (typeof value === 'string') {
    const message = explainBadPlaceholder(value)
    return message === null ? [] : [{ path, message }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => findBadPlaceholders(one, path === '' ? key : `${path}.${key}`))
}
