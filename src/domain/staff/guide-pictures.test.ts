import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GUIDE_PAGES } from './guide-pages'
import { findGuidePicture } from './guide-pictures'

const FOLDER = 'public/guide-pictures'
const MOST_BYTES = 80 * 1024

const shown = GUIDE_PAGES.map(({ key }) => {
  const pictures = [...readFileSync(`docs/staff/${key}.md`, 'utf8').matchAll(/^!\[(.*)\]\((.*)\)$/gm)]
  return { key, pictures: pictures.map(([, alt = '', target = '']) => ({ alt, target })) }
})
const all = shown.flatMap(({ pictures }) => pictures)

test.each(shown)('the page $key of the staff guide has pictures with a description', ({ pictures }) => {
  expect(pictures.length).toBeGreaterThan(0)
  for (const { alt } of pictures) expect(alt.split(' ').length).toBeGreaterThan(8)
})

test.each(all)('$target is small and as large as the guide says', async ({ target }) => {
  const picture = findGuidePicture(target)
  const file = `public${picture?.src}`
  const { width, height } = await sharp(file).metadata()
  expect(picture).toMatchObject({ width, height })
  expect(statSync(file).size).toBeLessThan(MOST_BYTES)
})

test('the staff guide shows each of its pictures once', () => {
  expect(all.map(({ target }) => target.split('/').at(-1)).toSorted()).toEqual(readdirSync(FOLDER).toSorted())
})

test('the staff guide knows no other pictures', () => {
  for (const target of [
    '',
    'menus.webp',
    '/guide-pictures/toString.webp',
    '../../public/guide-pictures/none.webp',
    'https://a.example/b.png',
  ])
    expect(findGuidePicture(target)).toBeNull()
})
