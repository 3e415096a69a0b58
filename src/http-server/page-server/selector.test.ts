import { expect, test } from 'vitest'
import { decideTemplate, isMet, readNeeds, splitSelectors, toAttributeName } from './selector'

test('PERF-15: splits a list of selectors at its own commas only', () => {
  expect(splitSelectors('.a, .b:is(.c, .d),[title="x,y"] , .e\\,f')).toEqual(['.a', '.b:is(.c, .d)', '[title="x,y"]', '.e\\,f'])
})

test.each([
  ['h1', [], true],
  ['.card', [], false],
  ['.card', ['card'], true],
  ['.card .title', ['card'], false],
  ['.card>.title:hover::before', ['card', 'title'], true],
  // escaped names
  ['.md\\:p-2\\.5', ['md:p-2.5'], true],
  ['.\\32xl\\:flex', ['2xl:flex'], true],
  ['.\\31 0', ['10'], true],
  ['.\\[\\&_a\\]\\:underline a', ['[&_a]:underline'], true],
  ['.top-\\[calc\\(1px\\,2px\\)\\]', ['top-[calc(1px,2px)]'], true],
  // attributes that scripts change are no needs
  ['.menu[data-open=true]', ['menu'], true],
  ['[title=".card"]', [], true],
  ['#top.card', [], false],
  // one of several
  [':where(.a,.b) .c', ['b', 'c'], true],
  [':where(.a,.b) .c', ['c'], false],
  [':is(.a:is(.b,.d),.e)', ['a', 'd'], true],
  [':is(.a:is(.b,.d),.e)', ['a'], false],
  ['.card:has(>.badge)', ['card'], false],
  // what can't be decided stays
  ['.card:not(.sold)', ['card'], true],
  ['li:not(:is(.a,.b) *)', [], true],
  ['li:nth-child(2n of .x)', [], true],
  ['&:hover', [], true],
  [':host', [], true],
  // the template
  ['.box:where([data-template=dealer] *)', ['box', toAttributeName('dealer')], true],
  ['.box:where([data-template="group"] *)', ['box', toAttributeName('dealer')], false],
  [".box:where([data-template='group'] *,[data-template='dealer'] *)", ['box', toAttributeName('dealer')], true],
])('PERF-15: %s on a page with %j: %j', (selector, names, expected) => {
  expect(isMet(readNeeds(selector), new Set(names))).toBe(expected)
})

test.each([
  ['.card:where([data-template=dealer] *)', '.card'],
  ['.card:where([data-template=group] *,[data-template=dealer] *):hover', '.card:hover'],
  ['.card:where(:not([data-template=group] *))', '.card'],
  ['.card:where(:not([data-template=group] *,[data-template=dealer] *))', null],
  ['.card:where([data-template=group] *)', null],
  [':where([data-template=dealer] *) .card', ':where([data-template=dealer] *) .card'],
  ['.card:where([data-template=dealer])', '.card:where([data-template=dealer])'],
  ['.card:where(.box *)', '.card:where(.box *)'],
])('PERF-15: on a page of the template dealer, %s is %s', (selector, expected) => {
  expect(decideTemplate(selector, 'dealer')).toBe(expected)
})
