import { expect, test } from 'vitest'
import { TEMPLATE_NAMES } from './template'
import { toTemplateName } from './to-template-name'

test.each(TEMPLATE_NAMES)('TEN-03: the stored name %s is a template', (name) => {
  expect(toTemplateName(name)).toBe(name)
})

test.each(['', 'Dealer', 'boutique', 'toString'])('TEN-03: the unknown name "%s" falls back to the first template', (stored) => {
  expect(toTemplateName(stored)).toBe('dealer')
})
