import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUIDE_PAGES } from './guide-pages'

const FOLDER = 'docs/staff'
const read = (key: string) => readFileSync(`${FOLDER}/${key}.md`, 'utf8')

test('the staff guide lists each of its files', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(GUIDE_PAGES.map(({ key }) => `${key}.md`).toSorted())
})

test.each(GUIDE_PAGES)('the page $key of the staff guide has its title and is short', ({ key, title }) => {
  expect(read(key).split('\n')[0]).toBe(`# ${title}`)
  expect(read(key).split(/\s+/).length).toBeLessThan(400)
})
