import type { Page } from '@playwright/test'

/** Collects the events that pages send, in order (EVT-01). They are answered here and not counted. */
export async function collectEvents(page: Page): Promise<unknown[]> {
  const events: unknown[] = []
  await page.route('**/api/events', async (route) => {
    events.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return events
}
