import { expect, test } from 'vitest'
import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import { toLinks } from './to-menus'

const toFinanceLink = (financePath: string, finance?: string) =>
  toLinks({ configLinks: CONFIG_LINK_DEFAULTS, financePath }, { linkDefaults: { finance } }).finance

test.each([
  ['/finance', undefined, '/finance'],
  ['/finance-enquiry', undefined, '/finance-enquiry'],
  ['/finance-enquiry', '/finance', '/finance-enquiry'],
  ['/finance-enquiry', '/pages/money', '/pages/money'],
  ['/finance', 'javascript:alert(1)', '/finance'],
])('FIN-01, NAV-11: with the finance page at %s and the link %j, the menu leads to %s', (financePath, link, href) => {
  expect(toFinanceLink(financePath, link)).toBe(href)
})
