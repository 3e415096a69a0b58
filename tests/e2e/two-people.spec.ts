import { expect, type Page, test } from '@playwright/test'
import { signInToAdmin } from './support/cms'
import { PORT } from './support/sites'
import { ADMIN, conflictsOf, makeSharedPage, MARKETING, openAs, sessionOf } from './support/two-people'

// opening a form takes seconds, and another person's changes arrive within ten
test.setTimeout(180_000)

test('EDT-01: the second person sees who is editing and since when, reads what is saved, and can take over', async ({ browser }) => {
  const shared = await makeSharedPage(2)
  try {
    const first = await openAs(browser, MARKETING, shared.id)
    const second = await openAs(browser, ADMIN, shared.id)
    await expect(sessionOf(second)).toContainText(/has been editing this since \d{1,2}:\d\d/, { timeout: 15_000 })
    await expect(second.locator('#field-title')).not.toBeEditable()
    await expect(second.locator('#action-save')).toBeDisabled()
    await expect(sessionOf(first)).toContainText('is reading this', { timeout: 15_000 })

    await first.locator('#field-title').fill('As the first one typed it')
    await expect(second.locator('#field-title')).toHaveValue('As the first one typed it', { timeout: 20_000 })

    await first.locator('#field-layout__0__heading').fill('Typed last')
    await sessionOf(second).getByRole('button', { name: 'Take over' }).click()
    await expect(second.locator('#field-title')).toBeEditable()
    await expect(sessionOf(first)).toContainText('took this over', { timeout: 15_000 })
    await expect(first.locator('#field-title')).not.toBeEditable()
    // nothing that the first person typed is lost
    await expect.poll(async () => (await shared.read()).layout[0]?.heading).toBe('Typed last')

    await second.context().close()
    await expect(first.locator('#field-title')).toBeEditable({ timeout: 45_000 })
  } finally {
    await shared.remove()
  }
})

test('EDT-02: a late save is merged with the newer version, block by block', async ({ browser }) => {
  const shared = await makeSharedPage(3)
  try {
    const first = await openAs(browser, MARKETING, shared.id)
    const second = await openAs(browser, ADMIN, shared.id)
    await sessionOf(second).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(second.locator('#field-title')).toBeEditable()
    await first.locator('#field-layout__0__heading').fill('By the first')
    await second.locator('#field-layout__0__text').fill('By the second')
    await second.locator('#field-layout__1__heading').fill('By the second')
    await expect
      .poll(async () => (await shared.read()).layout.map(({ heading, text }) => [heading, text]), { timeout: 20_000 })
      .toEqual([
        ['By the first', 'By the second'],
        ['By the second', 'Text 2'],
        ['Heading 3', 'Text 3'],
      ])
    for (const page of [first, second]) {
      await expect(page.locator('#field-layout__0__text')).toHaveValue('By the second', { timeout: 20_000 })
      await expect(page.locator('#field-layout__0__heading')).toHaveValue('By the first')
      await expect(conflictsOf(page)).toHaveCount(0)
    }
  } finally {
    await shared.remove()
  }
})

test('EDT-02: where both changed one field, both values are shown, the stored one stays until a person chooses, and publishing is blocked', async ({
  browser,
}) => {
  const shared = await makeSharedPage(2)
  try {
    const first = await openAs(browser, MARKETING, shared.id)
    const second = await openAs(browser, ADMIN, shared.id)
    await sessionOf(second).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(second.locator('#field-title')).toBeEditable()
    // delays the second person's save, as on a slow connection
    await second.route(`**/api/pages/${shared.id}?autosave=true*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      await route.continue()
    })
    await second.locator('#field-layout__0__heading').fill('From the second')
    await first.locator('#field-layout__0__heading').fill('From the first')
    const list = conflictsOf(second)
    await expect(list).toContainText('Block 1 > Heading', { timeout: 30_000 })
    await expect(list).toContainText('From the first')
    await expect(list).toContainText('From the second')
    expect((await shared.read()).layout[0]?.heading).toBe('From the first')
    await expect(second.locator('#field-layout__0__heading')).toHaveValue('From the second')

    await second.locator('#action-save').click()
    await expect(second.locator('[data-problems]')).toContainText('Decide first what to keep')
    await list.getByRole('button', { name: 'Keep mine' }).click()
    await expect(list).toHaveCount(0)
    await expect.poll(async () => (await shared.read()).layout[0]?.heading, { timeout: 20_000 }).toBe('From the second')
    await expect(first.locator('#field-layout__0__heading')).toHaveValue('From the second', { timeout: 20_000 })
  } finally {
    await shared.remove()
  }
})

test('EDT-02: what was typed before a refresh of the page has arrived stays in the form and is saved', async ({ browser }) => {
  const shared = await makeSharedPage(2)
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    let deliver = () => {}
    const isTyped = new Promise<void>((resolve) => (deliver = resolve))
    // the admin refreshes a form once when no site is chosen
    const isRefresh = (url: URL) => url.pathname === `/admin/collections/pages/${shared.id}` && url.searchParams.has('_rsc')
    let [refreshes, delivered] = [0, 0]
    await page.route(isRefresh, async (route) => {
      refreshes += 1
      const rendered = await route.fetch()
      await isTyped
      await route.fulfill({ response: rendered })
      delivered += 1
    })
    await signInToAdmin(page, ADMIN)
    await page.goto(`http://localhost:${PORT}/admin/collections/pages/${shared.id}`)
    await expect.poll(() => refreshes, { timeout: 60_000 }).toBeGreaterThan(0)
    await page.locator('#field-layout__0__heading').fill('Typed early')
    await expect.poll(async () => (await shared.read()).layout[0]?.heading, { timeout: 30_000 }).toBe('Typed early')
    deliver()
    await expect.poll(() => delivered, { timeout: 30_000 }).toBeGreaterThan(0)
    await page.locator('#field-layout__1__heading').fill('Typed late')
    await expect
      .poll(async () => (await shared.read()).layout.map(({ heading }) => heading), { timeout: 30_000 })
      .toEqual(['Typed early', 'Typed late'])
    await expect(page.locator('#field-layout__0__heading')).toHaveValue('Typed early')
    await expect(page.locator('#field-layout__1__heading')).toHaveValue('Typed late')
  } finally {
    await shared.remove()
  }
})

/** Returns a random-number generator that always gives the same numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Person = {
  page: Page
  /** The field of a block that this person edits, the block that they copy, and the one that they remove. */
  writes: 'heading' | 'text'
  copies: string
  removes: string
  random: (below: number) => number
  texts: Map<string, string>
  copied: number
  hasRemoved: boolean
}
type Action = 'move-up' | 'duplicate' | 'remove'

/**
 * Returns the names of a form's blocks with their headings and texts, in order. The form renders a block only when it is near the viewport.
 */
function listBlocks(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const read: string[][] = []
    for (let place = 0; ; place += 1) {
      const row = document.getElementById(`layout-row-${place}`)
      if (!row) return read
      row.scrollIntoView()
      const find = (field: string) => document.querySelector<HTMLInputElement>(`#field-layout__${place}__${field}`)
      for (let frame = 0; frame < 60 && !find('link__label'); frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      read.push(['link__label', 'heading', 'text'].map((field) => find(field)?.value ?? 'not drawn'))
    }
  })
}

/**
 * Types into a block's field in one step, with the events that React expects, so that rows can't move between finding the block and typing.
 */
function typeInto(page: Page, name: string, field: Person['writes'], words: string): Promise<boolean> {
  return page.evaluate(
    ({ name, field, words }) => {
      const label = [...document.querySelectorAll<HTMLInputElement>('[id^=field-layout__][id$=__link__label]')].find(
        ({ value }) => value === name,
      )
      const input = label && document.getElementById(label.id.replace('link__label', field))
      if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return false
      const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, words)
      return input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    { name, field, words },
  )
}

/**
 * Chooses an action from a block's menu. Returns false if the block or the action is not there. Finds the block and opens its menu in one
 * step, so that rows can't move in between.
 */
async function choose(page: Page, name: string, action: Action): Promise<boolean> {
  const isDrawn = await page.evaluate(
    (name) => [...document.querySelectorAll<HTMLInputElement>('[id$=__link__label]')].some(({ value }) => value === name),
    name,
  )
  if (!isDrawn) await listBlocks(page)
  return page.evaluate(
    async ({ name, action }) => {
      const labels = [...document.querySelectorAll<HTMLInputElement>('[id^=field-layout__][id$=__link__label]')]
      const row = labels.find(({ value }) => value === name)?.closest('[id^=layout-row-]')
      const button = row?.querySelector<HTMLElement>('.array-actions__button')
      if (!button) return false
      button.click()
      const find = () => [...document.querySelectorAll<HTMLElement>(`.array-actions__${action}`)].find((item) => item.checkVisibility())
      for (let frame = 0; frame < 60 && !find(); frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      const item = find()
      if (item) item.click()
      else button.click()
      return item !== undefined
    },
    { name, action },
  )
}

/** Makes one random edit: mostly a text, sometimes a moved or copied block; once a block is removed. */
async function editAtRandom(person: Person, step: number): Promise<void> {
  const { page, random, writes, texts, copies, removes } = person
  // rows from others wait while somebody works in the form, so the block stays where it was found
  await page.keyboard.press('Shift')
  if (step >= 12 && !person.hasRemoved) {
    person.hasRemoved = await choose(page, removes, 'remove')
    return
  }
  const name = SHARED[random(SHARED.length)] ?? ''
  const kind = random(8)
  if (kind === 0) return void (await choose(page, name, 'move-up'))
  if (kind === 1 && person.copied < 2) {
    if (await choose(page, copies, 'duplicate')) person.copied += 1
    return
  }
  const words = `${writes} ${step}`
  if (await typeInto(page, name, writes, words)) texts.set(name, words)
  else await listBlocks(page)
}

/** Both people write into these. One person copies one of the other blocks and removes another. */
const SHARED = ['Block 1', 'Block 2', 'Block 3']

test('EDT-02: two people who edit one page at random, 200 steps in all, lose nothing', async ({ browser }) => {
  const shared = await makeSharedPage(7)
  try {
    const pages = [await openAs(browser, MARKETING, shared.id), await openAs(browser, ADMIN, shared.id)] as const
    await sessionOf(pages[1]).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(pages[1].locator('#field-title')).toBeEditable()
    const begin = (at: 0 | 1) => ({
      page: pages[at],
      random: numbersFrom(7 + at),
      texts: new Map<string, string>(),
      copied: 0,
      hasRemoved: false,
    })
    const people: Person[] = [
      { ...begin(0), writes: 'heading', copies: 'Block 4', removes: 'Block 6' },
      { ...begin(1), writes: 'text', copies: 'Block 5', removes: 'Block 7' },
    ]
    await Promise.all(pages.map(listBlocks))
    await Promise.all(
      people.map(async (person) => {
        for (let step = 0; step < 100; step += 1) {
          await editAtRandom(person, step)
          await person.page.waitForTimeout(50 + person.random(250))
        }
      }),
    )
    const readStored = async () => (await shared.read()).layout.map(({ link, heading, text }) => [link?.label, heading, text])
    // once nobody edits, both forms show what is stored
    await expect(async () => {
      for (const page of pages) expect(await listBlocks(page)).toEqual(await readStored())
    }).toPass({ timeout: 60_000 })
    const stored = await readStored()
    const countOf = (wanted: string) => stored.filter(([name]) => name === wanted).length
    for (const { texts, writes, copies, copied, removes } of people) {
      expect(texts.size).toBeGreaterThan(0)
      for (const [name, words] of texts)
        expect(
          stored.filter(([own]) => own === name).map(([, heading, text]) => (writes === 'heading' ? heading : text)),
          name,
        ).toEqual([words])
      expect([copies, countOf(copies)]).toEqual([copies, 1 + copied])
      expect([removes, countOf(removes)]).toEqual([removes, 0])
    }
  } finally {
    await shared.remove()
  }
})
