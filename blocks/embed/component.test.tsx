// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { EmbedBlock } from './component'
import { embedConfig } from './config'
import { embedExamples } from './examples'

const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }
const [map, foreign] = embedExamples.map(({ block }) => renderToStaticMarkup(<EmbedBlock block={block} site={site} />))

test('CMS-01: an allowed page loads after a click; other stored addresses render nothing', () => {
  document.body.innerHTML = map ?? ''
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.querySelector('button')?.textContent).toContain('Loads from OpenStreetMap')
  expect(foreign).toBe('')
})

test("CMS-01: the editor's field refuses scripts", () => {
  const field = embedConfig.fields.find((one) => 'name' in one && one.name === 'url')
  const validate = field && 'validate' in field && typeof field.validate === 'function' ? field.validate : null
  expect(validate && Reflect.apply(validate, null, ['<script>alert(1)</script>', {}])).toMatch(/Scripts are never embedded/)
})

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(map ?? '')).toEqual([]))
