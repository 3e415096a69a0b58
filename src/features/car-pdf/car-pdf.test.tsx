// @vitest-environment jsdom
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPdf } from './fetch-pdf'
import { PdfLink } from './pdf-link'

let answer: { status: number; type: string; body: string }
let release: () => void
let held: Promise<void>
const asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  void held.then(() => {
    response.writeHead(answer.status, { 'content-type': answer.type })
    response.end(answer.body)
  })
})

beforeEach(async () => {
  asked.length = 0
  answer = { status: 200, type: 'application/pdf', body: '%PDF-1.7' }
  held = new Promise((resolve) => {
    release = resolve
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()))
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(`http://127.0.0.1:${port}${path}`, { ...init, signal: undefined }))
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:sheet')
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const link = () => screen.getByRole('link')

test('VDP-22: it says Preparing... until the file has arrived, saves it as {slug}.pdf and logs the print (EVT-15)', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  render(<PdfLink id={7} slug="rav4" />)
  expect(link().textContent).toBe('Print')
  fireEvent.click(link())
  await waitFor(() => expect(link().textContent).toBe('Preparing...'))
  expect(link().getAttribute('aria-busy')).toBe('true')
  await act(async () => release())
  await waitFor(() => expect(saved).toEqual(['rav4.pdf blob:sheet']))
  expect(link().textContent).toBe('Print')
  expect(asked.toSorted()).toEqual(['GET /api/cars/rav4/pdf', 'POST /api/events'])
})

test("API-18: a failure shows the server's message as an alert", async () => {
  answer = {
    status: 503,
    type: 'application/json',
    body: JSON.stringify({ error: { code: 'unavailable', message: 'Many PDFs are being made.' } }),
  }
  release()
  render(<PdfLink id={7} slug="rav4" />)
  fireEvent.click(link())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Many PDFs are being made.'))
  expect(link().textContent).toBe('Print')
})

test('API-18: a failure without a message shows the default one', async () => {
  answer = { status: 500, type: 'text/html', body: '<h1>' }
  release()
  expect(await fetchPdf('/api/cars/rav4/pdf')).toEqual({
    kind: 'failed',
    message: 'We couldn’t create the PDF just now. Please try again in a moment.',
  })
})

test('API-18: without JavaScript the browser downloads the file', () => {
  render(<PdfLink id={7} slug="rav4" />)
  expect([link().getAttribute('href'), link().getAttribute('download')]).toEqual(['/api/cars/rav4/pdf', 'rav4.pdf'])
})
