// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { MediaBlock } from './component'
import { mediaExamples } from './examples'

// The reader accesses the CMS.
const found = vi.hoisted(() => ({ isGone: false }))
vi.mock('@/server/content/find-media', () => ({
  findMedia: (_: number, image: unknown) => Promise.resolve(found.isGone ? null : anExamplePicture(image)),
}))

const site = { now: 1_790_000_000, place: { isFirst: false } }

test.each(TEMPLATE_NAMES.flatMap((template) => mediaExamples.map((example) => ({ template, ...example }))))(
  'CMS-01: in $template a picture $name has its alternative text and caption',
  async ({ template, block }) => {
    const markup = renderToStaticMarkup(await MediaBlock({ block, site: { ...site, tenant: aTenant(template) } }))
    expect(await findViolations(markup)).toEqual([])
    expect(document.querySelector('figure > img')?.getAttribute('alt')).toBe(anExamplePicture(block.image)?.alt)
    expect(document.querySelector('figcaption')?.textContent).toBe(block.caption)
  },
)

test('CMS-01: a deleted picture renders nothing', async () => {
  found.isGone = true
  const [first] = mediaExamples
  expect(first && (await MediaBlock({ block: first.block, site: { ...site, tenant: aTenant() } }))).toBeNull()
})
