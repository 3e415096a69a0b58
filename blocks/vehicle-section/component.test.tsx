import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CAR_LAYOUT_PATH, LAYOUT_SECTION_NAMES } from '@/domain/tenant/vehicle-layout'
import { aTenant } from '@tests/builders/tenant'
import { VehicleSectionBlock } from './component'
import { vehicleSectionExamples } from './examples'

const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: false } }

test.each(vehicleSectionExamples)('CMS-01: $name is labelled on the layout page and renders nothing on others', ({ block }) => {
  const draw = (path: string) =>
    renderToStaticMarkup(<VehicleSectionBlock block={block} site={{ ...site, page: { path, locationId: null } }} />)
  expect(draw(CAR_LAYOUT_PATH)).toContain(`${LAYOUT_SECTION_NAMES[block.section]} of each car`)
  expect(draw('/about-us')).toBe('')
})
