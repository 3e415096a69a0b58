// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { RangeSlider, type RangeSliderProps } from './range-slider'
import { Slider } from './slider'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

function drawRange(props: Partial<RangeSliderProps> = {}) {
  const onCommit = vi.fn<(values: readonly number[]) => void>()
  const bounds = { min: 0, max: 100_000, step: 1_000, unit: { kind: 'money' } } as const
  render(
    <form aria-label="Filters">
      <RangeSlider
        id="price"
        label="Price"
        {...bounds}
        defaultValue={[20_000, 60_000]}
        names={{ min: 'price_min', max: 'price_max' }}
        onCommit={onCommit}
        {...props}
      />
    </form>,
  )
  return onCommit
}

/** Not by role: thumbs stay hidden until they are positioned, and jsdom has no layout. */
const thumb = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=range]' })
const entry = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))

function type(field: HTMLInputElement, text: string): void {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

describe('a range', () => {
  test('A11Y-01: both thumbs have a name and their value as text', () => {
    drawRange()
    expect(thumb('Price from').getAttribute('aria-valuetext')).toBe('$20,000')
    expect(thumb('Price to').getAttribute('aria-valuetext')).toBe('$60,000')
    expect(screen.getByRole('group', { name: 'Price' })).toBeDefined()
  })

  test.each([
    ['ArrowRight', '$21,000'],
    ['ArrowLeft', '$19,000'],
    ['PageUp', '$30,000'],
    ['Home', '$0'],
    ['End', '$59,000'],
  ])('A11Y-02, SRCH-19: %s moves the lower thumb to %s, without dragging', (key, shown) => {
    const onCommit = drawRange()
    fireEvent.keyDown(thumb('Price from'), { key })
    expect(thumb('Price from').getAttribute('aria-valuetext')).toBe(shown)
    expect(entry('Price from').value).toBe(shown)
    expect(onCommit).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['Price from', '35k', [35_000, 60_000]],
    ['Price from', '90000', [59_999, 60_000]],
    ['Price to', '$1,000,000', [20_000, 100_000]],
    ['Price to', '5', [20_000, 20_001]],
  ])('A11Y-02, SRCH-19: %s can be typed: %s', (name, text, values) => {
    const onCommit = drawRange()
    type(entry(name), text)
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(values)
  })

  test('A11Y-02: invalid text leaves the value unchanged', () => {
    const onCommit = drawRange()
    type(entry('Price from'), 'cheap')
    expect(entry('Price from').value).toBe('$20,000')
    expect(onCommit).not.toHaveBeenCalled()
  })

  test('SRCH-07: the form sends plain dollars, and nothing for an end at its bound', () => {
    drawRange({ defaultValue: [20_000, 100_000] })
    expect(sent()).toEqual({ price_min: '20000' })
  })

  test("A11Y-01: a disabled one can't be moved or typed", () => {
    drawRange({ isDisabled: true })
    expect(thumb('Price from').disabled).toBe(true)
    expect(entry('Price to').disabled).toBe(true)
  })
})

test('A11Y-02: a single value can be moved and typed too, and axe finds no violations', async () => {
  const onCommit = vi.fn<(value: number) => void>()
  const bounds = { min: 1, max: 7, step: 1, unit: { kind: 'number', suffix: 'years' } } as const
  const { container } = render(<Slider id="term" label="Term" {...bounds} defaultValue={5} name="term" onCommit={onCommit} />)
  fireEvent.keyDown(thumb('Term'), { key: 'ArrowRight' })
  type(entry('Term'), '3')
  expect(onCommit.mock.calls).toEqual([[6], [3]])
  const markup = container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
})
