import { Refusal } from '../setup/refusal'

/** One name in the forms that code needs. */
export type Name = {
  /** 'price-banner': files and folders. */
  kebab: string
  /** 'priceBanner': keys and functions. */
  camel: string
  /** 'PriceBanner': components and types. */
  pascal: string
  /** 'price_banner': attributes and columns. */
  snake: string
  /** 'PRICE_BANNER': settings. */
  constant: string
  /** 'Price banner': labels. */
  label: string
}

const LONGEST = 40
const FORM = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Names without meaning, and names that every object has. */
const RESERVED = new Set(['new', 'test', 'index', 'default', 'constructor', 'prototype', 'utils', 'helpers', 'common', 'misc'])

/**
 * Converts a name to all forms.
 * @throws Refusal when the name is not lower-case words joined by hyphens, too long, or reserved.
 */
export function toName(text: string): Name {
  if (!FORM.test(text)) throw new Refusal(`'${text}' is not a name for this. Use lower-case words joined by hyphens, such as price-banner.`)
  if (text.length > LONGEST) throw new Refusal(`'${text}' is too long. Use at most ${LONGEST} characters.`)
  if (RESERVED.has(text)) throw new Refusal(`'${text}' is reserved. Name it after what it does.`)
  const words = text.split('-')
  const pascal = words.map(capitalise).join('')
  return {
    kebab: text,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    constant: words.join('_').toUpperCase(),
    label: capitalise(words.join(' ')),
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
