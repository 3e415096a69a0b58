// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toPanelResponse } from '@/domain/search/panel-query'
import type { SearchPanelVariant } from '@/domain/tenant/template'
import { SearchPanel } from '@/ui/pages/search-panel/search-panel'
import { toSearchPanel } from '@/ui/pages/search-panel/to-search-panel'
import { panelCounts } from '@tests/builders/panel-counts'
import { LivePanel } from './live-panel'
// The panel imports it on demand, and fake timers don't wait for a first import.
import '@/features/call'

const models = [
  { value: '911', count: 4 },
  { value: '3', count: 14 },
]

/** Responds with counts: BMW has 18 vehicles and no utes; anything else matches all. */
function answer(url: string): Response {
  const { searchParams } = new URL(url, 'https://harbour.example')
  const isBmw = searchParams.get('make') === 'BMW'
  const counts = isBmw
    ? panelCounts({ total: 18, lists: { model: models, body: [{ value: 'SUV', count: 18 }], car_type: [{ value: 'used', count: 18 }] } })
    : panelCounts()
  return Response.json(
    toPanelResponse(counts, { countText: `${counts.total} cars`, address: isBmw ? '/search/bmw' : `/search?${searchParams}` }),
  )
}

const calls: string[] = []
const visited: string[] = []
let respond: (url: string) => Promise<Response>

function show(variant: SearchPanelVariant = 'tabs'): void {
  const view = toSearchPanel({ counts: panelCounts(), stockNoun: 'Cars' })
  render(
    <>
      <SearchPanel view={view} variant={variant} id="panel" />
      <LivePanel formId="panel" />
    </>,
  )
}

beforeEach(() => {
  calls.length = 0
  visited.length = 0
  respond = (url) => Promise.resolve(answer(url))
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    calls.push(url)
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('stale', 'AbortError')))
      void respond(url).then(resolve, reject)
    })
  })
  vi.stubGlobal('location', { assign: (address: string) => visited.push(address) })
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const form = () => find('#panel', HTMLFormElement)
const select = (name: string) => find(`#panel-${name}`, HTMLSelectElement)
const button = () => find('[type=submit]', HTMLButtonElement)
const rest = () => vi.advanceTimersByTimeAsync(200)
function choose(name: string, value: string): void {
  fireEvent.change(select(name), { target: { value } })
}
const optionsOf = (name: string) => [...select(name).options].map(({ text, disabled }) => (disabled ? `${text} -` : text))

describe('the count', () => {
  test('SRP-15: follows the fields and is announced politely', async () => {
    show()
    expect(button().textContent).toBe('Show Me 118 cars')
    choose('make', 'BMW')
    await rest()
    expect(button().textContent).toBe('Show Me 18 cars')
    expect(find('[role=status]', HTMLElement).textContent).toBe('18 cars')
  })

  test('SRP-15: animates to its new value in 2.5 s', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    show()
    choose('make', 'BMW')
    await rest()
    await vi.advanceTimersByTimeAsync(800)
    const between = Number.parseInt(button().textContent.replace('Show Me ', ''), 10)
    expect(between).toBeGreaterThan(18)
    expect(between).toBeLessThan(118)
    await vi.advanceTimersByTimeAsync(1_800)
    expect(button().textContent).toBe('Show Me 18 cars')
  })

  test('SRCH-14: stays while a request is pending and when it fails', async () => {
    respond = () => new Promise((resolve) => setTimeout(() => resolve(new Response('', { status: 503 })), 1_000))
    show()
    choose('make', 'BMW')
    await rest()
    expect([button().textContent, form().ariaBusy]).toEqual(['Show Me 118 cars', 'true'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([button().textContent, form().ariaBusy]).toEqual(['Show Me 118 cars', null])
  })

  test('SRP-15: changes in quick succession send one request, without empty fields', async () => {
    show()
    choose('make', 'BMW')
    choose('body', 'SUV')
    await rest()
    expect(calls).toEqual(['/api/search/counts?make=BMW&body=SUV'])
  })

  test('SRP-15: of two pending requests only the later one counts', async () => {
    respond = (url) => new Promise((resolve) => setTimeout(() => resolve(answer(url)), url.includes('BMW') ? 1_000 : 10))
    show()
    choose('make', 'BMW')
    await rest()
    choose('make', 'Toyota')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(button().textContent).toBe('Show Me 118 cars')
  })

  test('SRP-15: choices made before hydration are counted', async () => {
    const view = toSearchPanel({ counts: panelCounts(), stockNoun: 'Cars' })
    const { rerender } = render(<SearchPanel view={view} variant="row" id="panel" />)
    select('make').value = 'BMW'
    rerender(
      <>
        <SearchPanel view={view} variant="row" id="panel" />
        <LivePanel formId="panel" />
      </>,
    )
    await rest()
    expect(button().textContent).toBe('Show Me 18 cars')
  })
})

describe('the fields', () => {
  test('SRCH-02: choosing a make lists its models by name, and changing it clears the model', async () => {
    show()
    expect(select('model').disabled).toBe(true)
    choose('make', 'BMW')
    await rest()
    expect(optionsOf('model')).toEqual(['Any model', '3 (14)', '911 (4)'])
    choose('model', '911')
    choose('make', 'Toyota')
    await rest()
    expect([select('model').value, select('model').disabled]).toEqual(['', true])
    expect(calls.at(-1)).toBe('/api/search/counts?make=Toyota')
  })

  test('SRP-15: values without vehicles are disabled, the others show their new count', async () => {
    show()
    choose('make', 'BMW')
    await rest()
    expect(optionsOf('body')).toEqual(['Any body', 'Coupe (0) -', 'SUV (18)', 'Ute (0) -'])
    expect([...document.querySelectorAll<HTMLInputElement>('[name=car_type]')].map(({ disabled }) => disabled)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('SRP-15: a selected value stays enabled even without vehicles', async () => {
    show()
    choose('body', 'Ute')
    choose('make', 'BMW')
    await rest()
    expect([select('body').value, select('body').selectedOptions[0]?.disabled]).toEqual(['Ute', false])
  })

  test('SRCH-19: the minimum price stays below the maximum', () => {
    show()
    choose('price_min', '20000')
    expect(optionsOf('price_max').slice(0, 4)).toEqual(['$10,000 -', '$15,000 -', '$20,000 -', '$25,000'])
    choose('price_max', '25000')
    expect(optionsOf('price_min').slice(3, 6)).toEqual(['$20,000', '$25,000 -', '$30,000 -'])
  })

  test('SRP-15: options inside a sentence show no counts', async () => {
    show('sentence')
    choose('make', 'BMW')
    await rest()
    expect(optionsOf('model')).toEqual(['of any model', '3', '911'])
    expect(optionsOf('body')).toEqual(['any body', 'a Coupe body -', 'an SUV body', 'a Ute body -'])
  })
})

describe('the button', () => {
  test('SRP-15: prefetches the counted search once, then links to it', async () => {
    show()
    choose('make', 'BMW')
    await rest()
    fireEvent.pointerOver(button())
    fireEvent.focusIn(button())
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/search/bmw'])
    fireEvent.submit(form())
    expect(visited).toEqual(['/search/bmw'])
  })

  test('SRCH-05: before the count arrives it submits the fields without empty ones', () => {
    show()
    choose('make', 'BMW')
    fireEvent.submit(form())
    expect(visited.map((address) => new URL(address, 'https://harbour.example').pathname)).toEqual(['/search'])
    expect(visited[0]).toMatch(/\/search\?make=BMW$/)
  })

  test('SRP-15: an unmounted panel sends no requests', async () => {
    show()
    choose('make', 'BMW')
    cleanup()
    await rest()
    expect(calls).toEqual([])
  })
})
