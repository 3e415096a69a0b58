/**
 * What a selector needs in a page to match anything: every name of `all`, and for each list of `oneOf` everything that at least one of its
 * alternatives needs.
 */
export type SelectorNeeds = { all: readonly string[]; oneOf: readonly (readonly SelectorNeeds[])[] }

/** An attribute that scripts never change, so that its value in the markup decides. */
export const FIXED_ATTRIBUTE = 'data-template'
/** The name under which a page lists a value of the fixed attribute. */
export const toAttributeName = (value: string) => `[${FIXED_ATTRIBUTE}=${value}]`

const NAME = /(?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+/iy
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gi
const FIXED_VALUE = /^\[data-template=(["']?)([\w-]+)\1\]$/
/** They match when one of the selectors in their parentheses does. Everything else in parentheses is not decided, such as `:not(…)`. */
const ANY_OF = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any'])

const unescapeName = (text: string) =>
  text.replace(ESCAPE, (_, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(parseInt(code, 16)),
  )

/** Reads a name at a position, such as a class; empty if there is none. */
function readName(text: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(text)?.[0] ?? ''
}

/** Returns the position after a bracket's partner. Skips strings and escaped characters. */
function skipBrackets(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Splits a list of selectors at its commas, except those in brackets, strings and names. */
export function splitSelectors(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '(' || sign === '[') at = skipBrackets(text, at) - 1
    else if (sign === ',') {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...parts, text.slice(start).trim()].filter(Boolean)
}

/**
 * Reads what a selector needs (PERF-15): its classes and the fixed attribute. Tags, ids, other attributes and states are not needs,
 * because scripts and visitors change them, and what can't be decided is not a need either.
 * @param selector One selector, without commas outside of brackets.
 */
export function readNeeds(selector: string): SelectorNeeds {
  const all: string[] = []
  const oneOf: SelectorNeeds[][] = []
  let at = 0
  while (at < selector.length) {
    const sign = selector[at]
    if (sign === '.') {
      const name = readName(selector, at + 1)
      all.push(unescapeName(name))
      at += 1 + name.length
    } else if (sign === '[') {
      const end = skipBrackets(selector, at)
      const value = FIXED_VALUE.exec(selector.slice(at, end))?.[2]
      if (value !== undefined) all.push(toAttributeName(value))
      at = end
    } else if (sign === ':') {
      const name = readName(selector, at + 1)
      at += 1 + name.length
      if (selector[at] !== '(') continue
      const end = skipBrackets(selector, at)
      const choices = ANY_OF.has(`:${name.toLowerCase()}`) ? splitSelectors(selector.slice(at + 1, end - 1)).map(readNeeds) : []
      if (choices.length > 0) oneOf.push(choices)
      at = end
    } else at += Math.max(1, readName(selector, at).length)
  }
  return { all, oneOf }
}

/** Checks whether a page has what a selector needs. */
export function isMet({ all, oneOf }: SelectorNeeds, names: ReadonlySet<string>): boolean {
  return all.every((name) => names.has(name)) && oneOf.every((choices) => choices.some((needs) => isMet(needs, names)))
}

const CONDITION = new RegExp(`(?<![\\s>+~,(]|^):where\\((:not\\()?((?:\\[${FIXED_ATTRIBUTE}=[\\w-]+\\] \\*,?)+)\\)?\\)`, 'g')

/**
 * Decides the conditions of a selector on the page's template, such as `:where([data-template=dealer] *)`: the browser would check them again
 * for each element. They have no specificity, so the order of the rules stays.
 * @param template Value of the fixed attribute, which the page has once, at its root.
 * @returns The selector without the conditions, or null if one is not met.
 */
export function decideTemplate(selector: string, template: string): string | null {
  let isMet = true
  const text = selector.replace(CONDITION, (_, not: string | undefined, list: string) => {
    isMet &&= list.includes(`[${FIXED_ATTRIBUTE}=${template}]`) === (not === undefined)
    return ''
  })
  return isMet ? text : null
}
