// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { SpacerBlock } from './component'
import { spacerExamples } from './examples'

const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }

test.each(spacerExamples)('CMS-01: $name is hidden from screen readers', ({ block }) => {
  document.body.innerHTML = renderToStaticMarkup(<SpacerBlock block={block} site={site} />)
  expect(document.body.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(document.querySelector('.border-t') !== null).toBe(block.hasLine === true)
})
