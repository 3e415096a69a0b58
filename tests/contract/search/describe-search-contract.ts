import { afterAll, beforeAll, describe } from 'vitest'
import type { SearchEngine } from '@/server/search/port'
import { describeFilters } from './describe-filters'
import { describeRandomSearches } from './describe-random-searches'
import { describeResults } from './describe-results'
import { describeText } from './describe-text'
import { describeWrites } from './describe-writes'

export type OpenedEngine = { engine: SearchEngine; close: () => Promise<void> }

/** Describes the contract of every search engine, run against the real engine. */
export function describeSearchContract(name: string, openEngine: () => Promise<OpenedEngine>): void {
  describe(`the search contract on ${name}`, () => {
    let opened: OpenedEngine | null = null
    const getEngine = () => {
      if (opened === null) throw new Error('the engine is opened before the first test')
      return opened.engine
    }
    beforeAll(async () => {
      opened = await openEngine()
    })
    afterAll(() => opened?.close())
    describe('which cars are found', () => describeFilters(getEngine))
    describe('what is returned', () => describeResults(getEngine))
    describe('text', () => describeText(getEngine))
    describe('writes', () => describeWrites(getEngine))
    describe('any search', () => describeRandomSearches(getEngine))
  })
}
