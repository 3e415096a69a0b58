// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { SalesCounterBlock } from './component'
import { salesCounterExamples } from './examples'

const noon = Date.parse('2026-11-02T12:00:00+10:00') / 1000
const block = { blockType: 'salesCounter', heading: 'cars sold this month' } as const
const view = (isOn: boolean, shown: (typeof salesCounterExamples)[number]['block'] = block) => (
  <SalesCounterBlock
    block={shown}
    site={{ tenant: aTenant('dealer', { switches: { salesCounterEnabled: isOn } }), now: noon, place: { isFirst: false } }}
  />
)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test("MISC-02: where the switch is on the number for the page's instant is shown without JavaScript", () => {
  expect(renderToStaticMarkup(view(true))).toContain('288')
  expect(renderToStaticMarkup(view(false))).toBe('')
})

test('MISC-03: it is recalculated on load and then every 150 s', async () => {
  vi.useFakeTimers()
  vi.setSystemTime((noon + 900) * 1000)
  const { container } = render(view(true))
  await act(() => vi.dynamicImportSettled())
  expect(container.textContent).toContain('290')
  act(() => vi.advanceTimersByTime(449_000))
  expect(container.textContent).toContain('290')
  act(() => vi.advanceTimersByTime(1_000))
  expect(container.textContent).toContain('291')
})

test('A11Y-01: axe finds no problems', async () => {
  for (const example of salesCounterExamples) expect(await findViolations(renderToStaticMarkup(view(true, example.block)))).toEqual([])
})
