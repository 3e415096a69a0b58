import { expect, test } from 'vitest'
import { cutStyleRules, listPageNames, listScriptNames, readStyleRules } from './style-rules'

const cut = (css: string, html: string) => cutStyleRules([readStyleRules(css)], html)
const PAGE = '<html data-template="dealer"><p class="card md:p-2 [&amp;_a]:x" style="animation:wave 1s">Text</p></html>'

test.each([
  ['rules for elements and states', 'p{color:red}p:hover,a[open]{top:0}', 'p{color:red}p:hover,a[open]{top:0}'],
  ['only the selectors that can match', '.card,.other{color:red}', '.card{color:red}'],
  ['no rule that can never match', '.other{color:red}.card .other{top:0}', ''],
  ['escaped and encoded classes', '.md\\:p-2{top:0}.\\[\\&_a\\]\\:x a{top:1px}', '.md\\:p-2{top:0}.\\[\\&_a\\]\\:x a{top:1px}'],
  ['groups with rules', '@media (min-width:1px){.card{top:0}.other{top:0}}', '@media (min-width:1px){.card{top:0}}'],
  ['no empty groups', '@supports (top:0){@media print{.other{top:0}}}', ''],
  [
    'nested rules',
    '.card{top:0;&:hover{@media (hover:hover){top:1px}}& .other{top:2px}}',
    '.card{top:0;&:hover{@media (hover:hover){top:1px}}}',
  ],
  ['the order of layers', '@layer a,b;@layer b{.card{top:0}}', '@layer a,b;@layer b{.card{top:0}}'],
  ['page rules', '@page{margin:0}', '@page{margin:0}'],
  ['key frames in use', '@keyframes spin{to{top:0}}.card{animation:spin 1s}', '@keyframes spin{to{top:0}}.card{animation:spin 1s}'],
  ['key frames that only the markup names', '@keyframes wave{to{top:0}}', '@keyframes wave{to{top:0}}'],
  ['no other key frames', '@keyframes spin{to{top:0}}.other{animation:spin 1s}', ''],
  [
    'registered properties in use',
    '@property --a{inherits:false}@property --b{inherits:false}.card{top:var(--b)}',
    '@property --b{inherits:false}.card{top:var(--b)}',
  ],
  ['fonts in use', '@font-face{font-family:"Wide One"}@font-face{font-family:Text}', '@font-face{font-family:Text}'],
  [
    'the looks of the page’s template',
    '.card:where([data-template=dealer] *){top:0}.card:where([data-template=group] *){top:1px}',
    '.card{top:0}',
  ],
])('PERF-15: a page’s sheet has %s', (_, css, expected) => {
  expect(cut(css, PAGE)).toBe(expected)
})

test('PERF-15: classes that a script of the page sets are names too', () => {
  const names = listPageNames('<script>self.__next_f.push([1,"[\\"$\\",\\"i\\",null,{\\"className\\":\\"one two\\"}]"])</script>')
  expect(names).toContain('one')
  expect(names).toContain('two')
})

test.each([
  ['in strings of all kinds', 'a("card md:p-2");b(`card ${c}md:p-2`)', ['card', 'md:p-2']],
  ['with quotation marks', `a('has-["1"]:x')`, ['has-["1"]:x']],
  ['no parts of words', 'a.card("cards")', []],
])('PERF-15: classes in scripts: %s', (_, script, expected) => {
  expect(listScriptNames(script, new Set(['card', 'md:p-2', 'has-["1"]:x', 'other']))).toEqual(expected)
})

test('PERF-15: a sheet has the rules, key frames and properties that only scripts name', () => {
  const css = '.dialog{top:0}.other{top:0}@keyframes spin{to{top:0}}@keyframes turn{to{top:0}}'
  expect(cutStyleRules([readStyleRules(css)], PAGE, ['dialog', 'spin'])).toBe('.dialog{top:0}@keyframes spin{to{top:0}}')
})

test('PERF-15: without one template at the root, conditions on it stay', () => {
  const css = '.card:where([data-template=dealer] *){top:0}'
  expect(cut(css, `${PAGE}<div data-template="group"></div>`)).toBe(css)
})

test('PERF-15: sheets remain in their order', () => {
  const sheets = ['.card{top:0}', 'p{top:1px}'].map(readStyleRules)
  expect(cutStyleRules(sheets, PAGE)).toBe('.card{top:0}p{top:1px}')
})
