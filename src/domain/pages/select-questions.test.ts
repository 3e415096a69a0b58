import { expect, test } from 'vitest'
import { selectQuestions } from './select-questions'

const questions = ['finance', 'Trade-in ', 'trade-in', null].map((category, id) => ({ id, category }))

test.each([
  ['all of them', {}, [0, 1, 2, 3]],
  ['those of a category, however it is written', { category: ' TRADE-IN' }, [1, 2]],
  ['as many as asked for', { category: 'trade-in', limit: 1 }, [1]],
  ['none of an unknown category', { category: 'boats' }, []],
])('CMS-13, CMS-14: a choice of questions is %s', (_, choice, ids) => {
  expect(selectQuestions(questions, choice).map(({ id }) => id)).toEqual(ids)
})
