import { describe, expect, test } from 'vitest'
import {
  arrangeVehiclePage,
  CAR_PAGE_BLOCKS,
  LAYOUT_SECTIONS,
  listBlocksOfPath,
  type LayoutRow,
  type LayoutSection,
} from './vehicle-layout'
import { VEHICLE_SECTIONS, type VehicleComposition } from './vehicle-composition'

const template: VehicleComposition = {
  main: ['specifications', 'features', 'comments', 'finance', 'disclaimer', 'location'],
  aside: ['details', 'delivery', 'fuel'],
}
const section = (name: LayoutSection): LayoutRow<string> => ({ kind: 'section', section: name })
const block = (text: string): LayoutRow<string> => ({ kind: 'block', block: text })

describe('a layout of vehicle pages', () => {
  test('CMS-01: without one the template decides, with similar vehicles below', () => {
    expect(arrangeVehiclePage(template, null)).toEqual({ composition: template, below: [{ kind: 'similar' }] })
  })

  test.each([
    ['its order applies within a column', [section('location'), section('comments')], { main: ['location', 'comments'], aside: [] }],
    [
      'a section stays in its column',
      [section('fuel'), section('comments'), section('details')],
      { main: ['comments'], aside: ['fuel', 'details'] },
    ],
    ['finance adds its disclaimer', [section('finance'), section('features')], { main: ['finance', 'disclaimer', 'features'], aside: [] }],
    ['a repeated section is shown once', [section('comments'), section('comments')], { main: ['comments'], aside: [] }],
    ['an empty layout hides all sections', [], { main: [], aside: [] }],
  ])('CMS-01: %s', (_, rows, composition) => {
    expect(arrangeVehiclePage(template, rows).composition).toEqual(composition)
  })

  test("CMS-01: other blocks and similar vehicles are below in the layout's order, similar vehicles once", () => {
    const rows = [block('first'), section('similar'), section('comments'), block('last'), section('similar')]
    expect(arrangeVehiclePage(template, rows).below).toEqual([
      { kind: 'block', block: 'first' },
      { kind: 'similar' },
      { kind: 'block', block: 'last' },
    ])
    expect(arrangeVehiclePage(template, [section('comments')]).below).toEqual([])
  })

  test('CMS-01: only the layout of vehicle pages is limited to sections and blocks without scripts', () => {
    expect(listBlocksOfPath('/cars')).toEqual(['vehicleSection', ...CAR_PAGE_BLOCKS])
    expect([listBlocksOfPath('/about-us'), listBlocksOfPath(null)]).toEqual([null, null])
  })

  test('CMS-01: a layout can include every section but the disclaimer', () => {
    expect(VEHICLE_SECTIONS.filter((name) => !LAYOUT_SECTIONS.some((own) => own === name))).toEqual(['disclaimer'])
  })
})
