import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, textContent } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const HOST = 'harbour.localhost'
const inSeconds = (seconds: number) => new Date((Math.floor(Date.now() / 1000) + seconds) * 1000).toISOString()
const text = (words: string) => ({ blockType: 'richText', width: 'reading', content: textContent(words) })

test('EDT-21, PERF-06: a page and its block appear and disappear at their second on stored pages, without a save at that time', async () => {
  const cms = cmsAs('marketing@harbour.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/timed-${randomUUID()}`
  const from = inSeconds(8)
  const until = inSeconds(14)
  const { id } = await cms.create('pages', {
    ...{ tenant: tenant?.id, title: 'Timed', path, _status: 'published', isTimed: true, showFrom: from },
    layout: [text('Always on this page'), { ...text('Until the sale ends'), isTimed: true, showUntil: until }],
  })
  try {
    const seen: string[] = []
    await expect(async () => {
      const asked = Date.now()
      const { status, body } = await ask(PORT, path, { host: HOST })
      const answered = Date.now()
      const state = status === 404 ? 'missing' : body.includes('Until the sale ends') ? 'both' : 'one'
      if (seen.at(-1) !== state) seen.push(state)
      // an answer that began and ended on one side of a date has to show that side
      if (answered < Date.parse(from)) expect(state).toBe('missing')
      if (asked >= Date.parse(from) && answered < Date.parse(until)) expect(state).toBe('both')
      if (asked >= Date.parse(until)) expect(state).toBe('one')
      expect(asked).toBeGreaterThan(Date.parse(until))
    }).toPass({ timeout: 40_000, intervals: [200] })
    expect(seen.at(-1)).toBe('one')
  } finally {
    await cms.remove('pages', id)
  }
})
