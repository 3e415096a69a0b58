import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { toFavicon } from './favicon'

test("TEN-05: the favicon is the initial on the tenant's colour", () => {
  const tenant = aTenant()
  const svg = decodeURIComponent(toFavicon({ ...tenant, name: '"Harbour" City' }))
  expect(svg).toContain(`fill="${tenant.tokens.colour.brand}"`)
  expect(svg).toContain('>H</text>')
})

test("TEN-05: a tenant's logo replaces it, and a name without letters is handled", () => {
  const tenant = aTenant()
  const logo = { url: '/api/media/file/logo.webp', width: 1, height: 1, alt: '' }
  expect(toFavicon({ ...tenant, site: { ...tenant.site, logo } })).toBe(logo.url)
  expect(toFavicon({ ...tenant, name: '<&>' })).toMatch(/^data:image\/svg\+xml,/)
})
