import { expect, test } from 'vitest'
import { explainAdminQuery } from './admin-query'

const explain = (query: string) => explainAdminQuery(new URLSearchParams(query))

test.each([
  '',
  'limit=10&page=2&depth=0&sort=-createdAt&sort=name&draft=true',
  'limit=&where=',
  'where[slug][equals]=harbour',
  'where[meta.title][like]=sale',
  'where[or][0][and][1][price][less_than]=30000&where[or][0][and][0][id][in][0]=1&where[or][0][and][0][id][in][]=2',
  'where[and][]=&where[id][in]=1,2',
  'where[AND][0][id][exists]=true',
  'where={"and":[{"id":{"equals":1}},{"or":[{"slug":{"in":["a"]}}]}]}',
  'sort[]=name&sort[1]=-meta.title&sort=name,-id',
  'select[id]=true&populate[tenants][slug]=true&joins[shareLinks][limit]=3',
])('SEC-25: %s is passed on', (query) => {
  expect(explain(query)).toBeNull()
})

test.each([
  ['limit=1&limit=2', 'limit once'],
  ['limit[]=1', 'limit once'],
  ['page[x]=1', 'page once'],
  ['draft=true&draft=false', 'draft once'],
  ['limit=ten', 'whole number'],
  ['page=-1', 'whole number'],
  ['depth=1e9', 'whole number'],
  ['where[id]=1', 'operators are'],
  ['where[id][equal]=1', 'operators are'],
  ['where[id][$ne]=1', 'operators are'],
  ['where[tenant][intersects]=1', 'operators are'],
  ['where[id][equals][x]=1', 'operators are'],
  ['where[a;b][equals]=1', 'operators are'],
  ['where[][equals]=1', 'operators are'],
  ['where=[', 'operators are'],
  ['where={"id":{"regex":"a"}}', 'operators are'],
  ['where={"id":1}', 'operators are'],
  ['where=1', 'operators are'],
  ['sort[a]=x', 'sort=field'],
  ['sort[0][b]=x', 'sort=field'],
  ['sort=name;drop', 'sort=field'],
  ['select=id', 'select[field]'],
  ['populate=[1]', 'select[field]'],
  [Array.from({ length: 201 }, (_, at) => `where[or][${at}][id][equals]=1`).join('&'), 'at most 200'],
])('SEC-25: %s is refused with a message', (query, words) => {
  expect(explain(query)).toContain(words)
})
