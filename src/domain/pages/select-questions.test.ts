import { expect, test } from 'vitest'
import { selectQuestions } from './select-questions'

const questions = ['finance', 'Trade-in ', 'trade-in', null].map((category, id) => ({ id, category }))

test.each([
  ['all by default', {}, [0, 1, 2, 3]],
  ['those of a category, ignoring case and spaces', { category: ' TRADE-IN' }, [1, 2]],
  ['limited to a number', { category: 'trade-in', limit: 1 }, [1]],
  ['none for an unknown category', { category: 'boats' }, []],
])('CMS-13, CMS-14: the selected questions are %s', (_, choice, ids) => {
  expect(selectQuestions(questions, choice).map(({ id }) => id)).toEqual(ids)
})
