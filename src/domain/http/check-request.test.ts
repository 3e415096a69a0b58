import { expect, test } from 'vitest'
import { checkRequest } from './check-request'

test.each([
  ['GET', '/', 'fine'],
  ['HEAD', '/search/toyota?price=-30000', 'fine'],
  ['OPTIONS', '/api/pages', 'fine'],
  ['GET', '/search?q=100%', 'fine'],
  ['GET', '/search?q=a%0Ab', 'fine'],
  ['GET', '/caf%C3%A9', 'fine'],
  ['POST', '/api/leads', 'fine'],
  ['DELETE', '/api/pages/1', 'fine'],
  ['POST', '/contact', 'methodUnknown'],
  ['OPTIONS', '/sitemap.xml', 'methodUnknown'],
  ['PATCH', '/admin/collections/pages', 'methodUnknown'],
  ['TRACE', '/', 'methodUnknown'],
  ['PROPFIND', '/', 'methodUnknown'],
  ['TRACE', '/api/pages', 'methodUnknown'],
  ['get', '/', 'methodUnknown'],
  ['GET', '/search?q=%00', 'unreadable'],
  ['GET', '/search?a=1?b=%00', 'unreadable'],
  ['GET', '/a%00b', 'unreadable'],
  ['GET', '/a%0d%0ab', 'unreadable'],
  ['GET', '/%E0%A4%A', 'unreadable'],
  ['GET', '/100%', 'unreadable'],
  ['GET', 'http://elsewhere.example/', 'unreadable'],
  ['OPTIONS', '*', 'methodUnknown'],
  ['GET', '', 'unreadable'],
])('SEC-25: %s %s is %s', (method, url, kind) => {
  expect(checkRequest({ method, url, isAction: false }).kind).toBe(kind)
})

test('SEC-25: only server actions may send data to a page', () => {
  expect(checkRequest({ method: 'POST', url: '/preview/harbour/1', isAction: true }).kind).toBe('fine')
})
