import { expect, test } from 'vitest'
import { hideCredentials } from './hide-credentials'

test.each([
  ['https://a.example/reset-password?token=0a1b2c', 'https://a.example/reset-password?token=(hidden)'],
  ['Open\nhttps://a.example/x?a=1&token=0a1b&b=2 now', 'Open\nhttps://a.example/x?a=1&token=(hidden)&b=2 now'],
  ['Page: https://a.example/contact?draft=Zm9v#problems', 'Page: https://a.example/contact?draft=(hidden)#problems'],
  ['<url>https://a.example/?b=1&amp;token=abc</url>', '<url>https://a.example/?b=1&amp;token=(hidden)</url>'],
  ['https://a.example/shared/0123456789abcdef?x=1', 'https://a.example/shared/(hidden)?x=1'],
  ['https://a.example/search?make=Kia&page=2', 'https://a.example/search?make=Kia&page=2'],
  ['The token is on the dash', 'The token is on the dash'],
  ...['token', 'draft', 'key', 'secret', 'ticket', 'code', 'password', 'session', 'signature'].map((name) => [
    `https://a.example/x?${name}=0a1b&b=2`,
    `https://a.example/x?${name}=(hidden)&b=2`,
  ]),
])('SEC-19: %s is stored as %s', (text, kept) => {
  expect(hideCredentials(text)).toBe(kept)
})
