import { expect, test } from 'vitest'
import { selectView, toTree } from './page-tree'

const page = (path: string | null, site = 'Harbour') => ({ path, site, name: path ?? 'new' })
const pathsOf = (paths: (string | null)[]) =>
  selectView(
    paths.map((path) => page(path)),
    1,
  ).pages.map(({ path }) => path)

test('EDT-12: pages are in the order of their addresses, with the home page first', () => {
  expect(pathsOf(['/service-plans', '/service/book', '/', '/about-us', '/service'])).toEqual([
    '/',
    '/about-us',
    '/service',
    '/service/book',
    '/service-plans',
  ])
  expect(pathsOf(['/b', null])).toEqual([null, '/b'])
})

test('EDT-12: the pages of each site are together', () => {
  const { pages } = selectView([page('/', 'Summit'), page('/b', 'Aurora'), page('/', 'Aurora')], 1)
  expect(pages.map(({ site, path }) => `${site} ${path}`)).toEqual(['Aurora /', 'Aurora /b', 'Summit /'])
})

test('EDT-12: the tree indents pages, and shows an address without a page once as a folder', () => {
  const lines = toTree([page('/'), page('/pages/eofy'), page('/pages/vans'), page('/service'), page('/service/book')])
  expect(lines.map((line) => [line.kind, line.depth, line.kind === 'page' ? line.page.path : line.path])).toEqual([
    ['page', 0, '/'],
    ['folder', 0, '/pages'],
    ['page', 1, '/pages/eofy'],
    ['page', 1, '/pages/vans'],
    ['page', 0, '/service'],
    ['page', 1, '/service/book'],
  ])
})

test('EDT-12: folders of one site do not stand for those of another', () => {
  const lines = toTree([page('/pages/a', 'Aurora'), page('/pages/a', 'Summit')])
  expect(lines.map(({ kind }) => kind)).toEqual(['folder', 'page', 'folder', 'page'])
})

test('EDT-12: a view has 50 pages', () => {
  const many = Array.from({ length: 101 }, (_, at) => page(`/p${String(at).padStart(3, '0')}`))
  expect(selectView(many, 3)).toMatchObject({ pages: [{ path: '/p100' }], number: 3, views: 3, total: 101 })
  expect(selectView(many, 1).pages).toHaveLength(50)
  expect(selectView(many, 9).number).toBe(3)
  expect(selectView(many, Number.NaN).number).toBe(1)
  expect(selectView([], 1)).toEqual({ pages: [], number: 1, views: 1, total: 0 })
})
