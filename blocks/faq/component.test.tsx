// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { selectQuestions } from '@/domain/pages/select-questions'
import { findViolations } from '@tests/setup/find-violations'
import { richTextExamples } from '../rich-text/examples'
import { FaqView } from './component'
import { faqExamples } from './examples'

// The reader accesses the CMS.
vi.mock('@/server/content/find-lists', () => ({}))
vi.mock('@/server/content/fill-texts', () => ({}))

const answer = richTextExamples[0]?.block.content
const questions = ['finance', 'Finance ', 'delivery', null].map((category, id) => ({
  id,
  question: `Question ${id}?`,
  category,
  answer: answer ?? { root: { type: 'root', children: [], direction: null, format: '' as const, indent: 0, version: 1 } },
}))

test.each([
  ['all of them', {}, [0, 1, 2, 3]],
  ['those of a category, in any spelling', { category: 'finance' }, [0, 1]],
  ['as many as asked for', { limit: 2 }, [0, 1]],
  ['none of an unknown category', { category: 'boats' }, []],
])('CMS-13: the block shows %s', (_, block, ids) => {
  expect(selectQuestions(questions, block).map(({ id }) => id)).toEqual(ids)
})

test('CMS-13: every question opens and closes independently, without JavaScript', () => {
  document.body.innerHTML = renderToStaticMarkup(<FaqView heading="Questions" items={questions} />)
  const disclosures = [...document.querySelectorAll('details')]
  expect(disclosures).toHaveLength(questions.length)
  disclosures[0]?.querySelector('summary')?.click()
  disclosures[2]?.querySelector('summary')?.click()
  expect(disclosures.map(({ open }) => open)).toEqual([true, false, true, false])
})

test.each(faqExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  expect(
    await findViolations(
      renderToStaticMarkup(<FaqView heading={block.heading} text={block.text} items={selectQuestions(questions, block)} />),
    ),
  ).toEqual([])
})

test('CMS-13: without questions there is no section', () => {
  expect(renderToStaticMarkup(<FaqView heading="Questions" items={[]} />)).toBe('')
})
