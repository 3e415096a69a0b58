import { expect, type Page, test } from '@playwright/test'
import { signInToAdmin } from './support/cms'
import { passwordOf } from './support/staff'
import { ADMIN, conflictsOf, makeSharedPage, MARKETING, openAs, sessionOf } from './support/two-people'

// a form takes seconds to open, and what another person saved comes within ten
test.setTimeout(180_000)

/** The blocks of a form, by the ids of their rows. */
const rowsOf = (page: Page) => page.locator('#field-layout .blocks-field__row').count()

test('EDT-01: the second person sees who edits and since when, reads what is saved, and can take over', async ({ browser }) => {
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
    // nothing that the first one typed is lost
    await expect.poll(async () => (await shared.read()).layout[0]?.heading).toBe('Typed last')

    await second.context().close()
    await expect(first.locator('#field-title')).toBeEditable({ timeout: 45_000 })
  } finally {
    await shared.remove()
  }
})

test('EDT-02: a save that comes late is merged with the newer one, block by block', async ({ browser }) => {
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

test('EDT-02: where both changed one field both values are shown, the stored one stays until a person chooses, and publishing waits', async ({
  browser,
}) => {
  const shared = await makeSharedPage(2)
  try {
    const first = await openAs(browser, MARKETING, shared.id)
    const second = await openAs(browser, ADMIN, shared.id)
    await sessionOf(second).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(second.locator('#field-title')).toBeEditable()
    // the second one's save is on its way for a while, as on a slow line
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

/** A generator that gives the same numbers each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Field = 'link__label' | 'heading' | 'text'
type Person = {
  page: Page
  /** The field of a block that this person writes, the block that they copy, and the one that they remove. */
  writes: 'heading' | 'text'
  copies: string
  removes: string
  random: (below: number) => number
  texts: Map<string, string>
  copied: number
}

/** A field of the block at a place. The form draws a block only when it comes near the window. */
async function fieldAt(page: Page, place: number, field: Field) {
  await page.locator(`#layout-row-${place}`).scrollIntoViewIfNeeded({ timeout: 5_000 })
  return page.locator(`#field-layout__${place}__${field}`)
}
const readAt = async (...at: Parameters<typeof fieldAt>) => (await fieldAt(...at)).inputValue({ timeout: 5_000 })

async function listAll(page: Page, fields: readonly Field[]): Promise<string[][]> {
  const read: string[][] = []
  for (let place = 0, count = await rowsOf(page); place < count; place += 1) {
    const row: string[] = []
    for (const field of fields) row.push(await readAt(page, place, field))
    read.push(row)
  }
  return read
}

async function choose(page: Page, place: number, action: 'move-up' | 'duplicate' | 'remove'): Promise<boolean> {
  await page.locator(`#layout-row-${place} .array-actions__button`).first().click()
  const item = page.locator(`.array-actions__${action}:visible`)
  // the first block cannot go up
  const isOffered = await item.isVisible()
  if (isOffered) await item.click()
  else await page.keyboard.press('Escape')
  return isOffered
}

/** One edit at random: mostly a text, now and then a block that is moved or copied; once a block is removed. */
async function editAtRandom(person: Person, step: number): Promise<void> {
  const { page, random, writes } = person
  // others' rows wait while somebody works with the form
  await page.keyboard.press('Shift')
  const place = random(await rowsOf(page))
  const name = await readAt(page, place, 'link__label')
  if (name === person.removes) return void (step > 10 && (await choose(page, place, 'remove')))
  if (name === person.copies) {
    if (person.copied < 2 && (await choose(page, place, 'duplicate'))) person.copied += 1
    return
  }
  if (random(5) === 0) return void (await choose(page, place, 'move-up'))
  if (!SHARED.includes(name)) return
  const words = `${writes} ${step}`
  await (await fieldAt(page, place, writes)).fill(words, { timeout: 5_000 })
  // rows may have moved between the two
  const [[found] = []] = (await listAll(page, ['link__label', writes])).filter(([, value]) => value === words)
  if (found !== undefined) person.texts.set(found, words)
}

/** Both write into these. Of the others one person copies one and removes another. */
const SHARED = ['Block 1', 'Block 2', 'Block 3']

test('EDT-02: two people who edit one page at random, 60 steps in all, lose nothing', async ({ browser }) => {
  const shared = await makeSharedPage(7)
  try {
    const pages = [await openAs(browser, MARKETING, shared.id), await openAs(browser, ADMIN, shared.id)] as const
    await sessionOf(pages[1]).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(pages[1].locator('#field-title')).toBeEditable()
    const begin = (at: 0 | 1) => ({ page: pages[at], random: numbersFrom(7 + at), texts: new Map<string, string>(), copied: 0 })
    const people: Person[] = [
      { ...begin(0), writes: 'heading', copies: 'Block 4', removes: 'Block 6' },
      { ...begin(1), writes: 'text', copies: 'Block 5', removes: 'Block 7' },
    ]
    await Promise.all(
      people.map(async (person) => {
        for (let step = 0; step < 30; step += 1) await editAtRandom(person, step)
      }),
    )
    const readStored = async () => (await shared.read()).layout.map(({ link, heading, text }) => [link?.label, heading, text])
    // at rest both forms show what is stored
    await expect(async () => {
      for (const page of pages) expect(await listAll(page, ['link__label', 'heading', 'text'])).toEqual(await readStored())
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
      test.info().annotations.push({ type: 'edits', description: `${texts.size} texts, ${copied} copies, ${1 - countOf(removes)} removed` })
    }
  } finally {
    await shared.remove()
  }
})

test('EDT-02: a session that ends while typing loses nothing: signing in happens in place', async ({ browser }) => {
  const shared = await makeSharedPage(1)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.context().clearCookies()
    await page.locator('#field-title').fill('Typed after the session ended')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog).toBeVisible({ timeout: 20_000 })
    await dialog.getByLabel('Email').fill(MARKETING)
    await dialog.getByLabel('Password').fill(passwordOf(MARKETING))
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await shared.read()).title, { timeout: 20_000 }).toBe('Typed after the session ended')
    await expect(page.locator('#field-title')).toHaveValue('Typed after the session ended')
  } finally {
    await shared.remove()
  }
})

test('EDT-02: what was typed while the server was away is put back when the form is opened again, over what others saved since', async ({
  browser,
}) => {
  const shared = await makeSharedPage(2)
  try {
    const page = await openAs(browser, MARKETING, shared.id)
    await page.route(`**/api/pages/${shared.id}*`, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
    await page.locator('#field-layout__0__heading').fill('Typed on the train')
    await expect(sessionOf(page)).toContainText('the server does not answer', { timeout: 20_000 })
    // the laptop sleeps in mid-save, and is opened the next morning
    await page.close({ runBeforeUnload: false })
    await shared.cms.update('pages', shared.id, { title: 'Renamed overnight', _status: 'draft' }, '&draft=true')
    const again = await page.context().newPage()
    await signInToAdmin(again, MARKETING)
    await again.goto(page.url())
    await expect(again.locator('#field-layout__0__heading')).toHaveValue('Typed on the train', { timeout: 60_000 })
    await expect(sessionOf(again)).toContainText('is back in the form')
    await expect
      .poll(async () => shared.read().then(({ title, layout }) => [title, layout[0]?.heading]), { timeout: 20_000 })
      .toEqual(['Renamed overnight', 'Typed on the train'])
  } finally {
    await shared.remove()
  }
})
