import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUIDE_PAGES } from './guide-pages'

const FOLDER = 'docs/staff'
const read = (key: string) => readFileSync(`${FOLDER}/${key}.md`, 'utf8')
/** What a page says, without its pictures. */
const listWords = (key: string) =>
  read(key)
    .replace(/^!\[.*$/gm, '')
    .split(/\s+/)

test('the staff guide lists each of its files', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(GUIDE_PAGES.map(({ key }) => `${key}.md`).toSorted())
})

test.each(GUIDE_PAGES)('the page $key of the staff guide has its title and is short', ({ key, title }) => {
  expect(read(key).split('\n')[0]).toBe(`# ${title}`)
  expect(listWords(key).length).toBeLessThan(400)
})
