import { expect, test } from 'vitest'
import { readPicture } from './read-picture'

test.each([
  ['https://127.0.0.1/picture.jpg'],
  ['http://pictures.example/picture.jpg'],
  ['file:///etc/passwd'],
  ['/demo-media/../../package.json'],
  ['/demo-media/no-such-picture.webp'],
  ['/etc/passwd'],
  ['not an address'],
])('SEC-24: does not read %s', async (url) => {
  expect(await readPicture(url, 'harbour.localhost')).toBeNull()
})

test('API-18: reads a picture of the demo', async () => {
  expect((await readPicture('/demo-media/yard-glass.webp', 'harbour.localhost'))?.subarray(8, 12).toString()).toBe('WEBP')
})
