import { expect, test } from 'vitest'
import { isPublicHost, readPicture } from './read-picture'

test.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['[::1]', false],
  ['[::ffff:127.0.0.1]', false],
  ['[fd00::1]', false],
  ['no-such-host.invalid', false],
  ['93.184.215.14', true],
  ['[2606:4700::1111]', true],
])('SEC-02: pictures are fetched from %s: %s', async (host, expected) => {
  expect(await isPublicHost(host)).toBe(expected)
})

test.each([
  ['https://127.0.0.1/picture.jpg'],
  ['http://pictures.example/picture.jpg'],
  ['file:///etc/passwd'],
  ['/demo-media/../../package.json'],
  ['/demo-media/no-such-picture.webp'],
  ['/etc/passwd'],
  ['not an address'],
])('SEC-02: nothing is read at %s', async (url) => {
  expect(await readPicture(url)).toBeNull()
})

test('API-18: a picture of the demo is read', async () => {
  expect((await readPicture('/demo-media/yard-glass.webp'))?.subarray(8, 12).toString()).toBe('WEBP')
})
