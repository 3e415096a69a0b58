// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Snap21Line } from './snap21-line'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("REV-10, API-07: the organisation's rating is shown in stars and numbers", async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json({ rating: 4.76, stars: 5 }))
  })
  const { container } = render(<Snap21Line orgId="org 1" />)
  await waitFor(() => expect(container.textContent).toContain('4.8 of 5 at Snap 21'))
  expect(asked).toEqual(['/api/reviews/snap21?orgId=org%201'])
})

test.each([
  ['no response', new Response('', { status: 503 })],
  ['no rating', Response.json({ rating: 'good' })],
])('API-07: with %s nothing is shown and the failure is logged to the console', async (_, response) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(response))
  const { container } = render(<Snap21Line orgId="org" />)
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('Unable to fetch Snap 21 ratings at this moment.'))
  expect(container.textContent).toBe('')
})
