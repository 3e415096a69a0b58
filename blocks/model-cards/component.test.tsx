// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { toModelCard } from '@/domain/models/model-card'
import { aModel } from '@tests/builders/model'
import { findViolations } from '@tests/setup/find-violations'
import { ModelCardsView, selectModels } from './component'

// The reader accesses the CMS.
vi.mock('@/server/models/find-range', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

const range = [
  aModel(),
  aModel({ id: 2, name: 'Vik', status: null, bodies: ['Small SUV'] }),
  aModel({ id: 3, name: 'Swift', make: 'Suzuki', bodies: ['Hatch'] }),
]

test.each([
  ['all of them', {}, null, [1, 2, 3]],
  ['those of a make, in any spelling', { make: ' suzuki ' }, null, [3]],
  ['those of a body', { body: 'SUV' }, null, [1, 2]],
  ['as many as asked for', { limit: 1 }, null, [1]],
  ['the others on a model’s own page', {}, 2, [1, 3]],
] as const)('MOD-10: the block shows %s', (_, choice, own, ids) => {
  expect(selectModels(range, choice, own).map(({ id }) => id)).toEqual(ids)
})

const draw = (count: number) =>
  renderToStaticMarkup(
    <ModelCardsView
      id="row"
      heading="Our models"
      text="On the way."
      link={null}
      cards={range.slice(0, count).map((model) => toModelCard(model, 'small', true))}
    />,
  )

test('MOD-09: a small card shows 75 characters of the description', () => {
  document.body.innerHTML = draw(1)
  expect(document.body.textContent).toContain('Seven full-size seats, 2,500 kg braked towing and all-wheel drive that …')
})

test('MOD-10: without a model there is no section', () => expect(draw(0)).toBe(''))

test('A11Y-01: axe finds no problems', async () => expect(await findViolations(draw(3))).toEqual([]))
