import { describe, expect, test } from 'vitest'
import { defineLooks } from '@/ui/theme/looks'
import { listClasses, toStyleSheet } from './to-style-sheet'

/** Returns the rules of one look, each on one line. */
function toRules(...args: Parameters<typeof defineLooks>): string[] {
  const [, body = ''] = /@layer components \{\n(.*)\}\n$/s.exec(toStyleSheet([defineLooks(...args)])) ?? []
  return body
    .split('\n  }\n')
    .map((rule) => rule.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const card = (padding: string) => ({ box: padding })

describe('TEN-05: looks become one style sheet', () => {
  test('templates that share utilities share a rule', () => {
    expect(toRules('card', { dealer: card('px-4'), prestige: card('px-6'), group: card('px-4'), manufacturer: card('px-6') })).toEqual([
      ".card-box:where([data-template='dealer'] *, [data-template='group'] *) { @apply px-4;",
      ".card-box:where([data-template='prestige'] *, [data-template='manufacturer'] *) { @apply px-6;",
    ])
  })

  test('all templates except one are selected by that one, and all templates by no condition', () => {
    expect(toRules('card', { dealer: card('px-4'), prestige: card('px-6'), group: card('px-4'), manufacturer: card('px-4') })).toEqual([
      ".card-box:where(:not([data-template='prestige'] *)) { @apply px-4;",
      ".card-box:where([data-template='prestige'] *) { @apply px-6;",
    ])
    expect(toRules('card', { dealer: card('p-1'), prestige: card('p-1'), group: card('p-1'), manufacturer: card('p-1') })).toEqual([
      '.card-box { @apply p-1;',
    ])
  })

  test('a part without utilities has no rule, and a second list comes after the first', () => {
    const title = { title: ['type-h3', 'text-lg/7'] }
    const none = { title: '' }
    expect(toRules('card', { dealer: none, prestige: title, group: none, manufacturer: none })).toEqual([
      ".card-title:where([data-template='prestige'] *) { @apply type-h3; @apply text-lg/7;",
    ])
  })

  test(`the part "self" is the class with the look's own name`, () => {
    const parts = { self: 'flex', title: 'font-strong' }
    expect(listClasses(defineLooks('card', { dealer: parts, prestige: parts, group: parts, manufacturer: parts }))).toEqual([
      'card',
      'card-title',
    ])
  })
})
