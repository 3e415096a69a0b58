import { type CDPSession, expect, test } from '@playwright/test'
import { z } from 'zod'
import { layOutPage } from './support/layout'
import { firstCarPath, siteUrl, TEMPLATES } from './support/sites'

const restyling = z.object({ name: z.literal('UpdateLayoutTree'), args: z.object({ elementCount: z.number() }) })

/** Runs a change and returns how many elements the browser restyled for it. */
async function countRestyled(session: CDPSession, change: () => Promise<void>): Promise<number> {
  let count = 0
  const add = ({ value }: { value: unknown[] }) => {
    for (const event of value) count += restyling.safeParse(event).data?.args.elementCount ?? 0
  }
  session.on('Tracing.dataCollected', add)
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await change()
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  session.off('Tracing.dataCollected', add)
  return count
}

for (const slug of TEMPLATES) {
  test(`PERF-14: a browser restyles little of a page of ${slug} when a script changes something`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    for (const [kind, path] of Object.entries({ home: '/', search: '/search', vehicle: await firstCarPath(slug) })) {
      await page.goto(siteUrl(slug, path))
      await layOutPage(page)
      await page.waitForLoadState('networkidle')
      const restyled = await countRestyled(session, () =>
        page.evaluate(() => {
          const settle = () => document.body.getBoundingClientRect()
          settle()
          const added = document.createElement('div')
          document.body.append(added)
          settle()
          added.remove()
          settle()
          const heading = document.querySelector('h1')
          if (heading) heading.textContent = 'Changed'
          settle()
        }),
      )
      // One selector without a class in `:has()` makes it all of the page's 1,500 to 3,000 elements, three times (docs/decisions/0066).
      expect.soft(restyled, `${kind} of ${slug}`).toBeGreaterThan(0)
      expect.soft(restyled, `${kind} of ${slug}`).toBeLessThanOrEqual(300)
    }
  })
}
