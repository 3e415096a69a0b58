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

/** What a person did, by the name of the block: texts of one's own field, blocks added and removed. */
type Done = { texts: Map<string, string>; added: Set<string>; removed: Set<string> }

const nameField = (page: Page, place: number) => page.locator(`#field-layout__${place}__link__label`)

async function chooseAction(page: Page, place: number, action: 'move-up' | 'duplicate' | 'remove'): Promise<boolean> {
  await page.locator(`#layout-row-${place} .array-actions__button`).first().click()
  const item = page.locator(`.array-actions__${action}:visible`)
  // the first block cannot go up
  if ((await item.count()) === 0) {
    await page.keyboard.press('Escape')
    return false
  }
  await item.first().click()
  return true
}

/** One edit at random: mostly a text, now and then a block that is moved, copied or removed. Of the blocks at first, nobody removes one. */
async function editAtRandom(page: Page, mark: 'A' | 'B', step: number, random: (below: number) => number, done: Done): Promise<void> {
  const place = random(await rowsOf(page))
  const name = await nameField(page, place).inputValue()
  const kind = random(8)
  if (kind === 0) return void (await chooseAction(page, place, 'move-up'))
  if (kind === 1 && done.added.size < 3) {
    const own = `${mark}${step}`
    await chooseAction(page, place, 'duplicate')
    await nameField(page, place + 1).fill(own)
    done.added.add(own)
    return
  }
  if (kind === 2 && done.added.has(name)) {
    await chooseAction(page, place, 'remove')
    done.added.delete(name)
    done.removed.add(name)
    return
  }
  const words = `${mark} wrote ${step}`
  const field = page.locator(`#field-layout__${place}__${mark === 'A' ? 'heading' : 'text'}`)
  await field.fill(words)
  // rows may have moved between the two readings
  if ((await nameField(page, place).inputValue()) === name && (await field.inputValue()) === words) done.texts.set(name, words)
  else done.texts.delete(name)
}

test('EDT-02: two people who edit one page at random, 60 steps in all, lose nothing', async ({ browser }) => {
  const shared = await makeSharedPage(5)
  try {
    const pages = [await openAs(browser, MARKETING, shared.id), await openAs(browser, ADMIN, shared.id)] as const
    await sessionOf(pages[1]).getByRole('button', { name: 'Edit together' }).click({ timeout: 15_000 })
    await expect(pages[1].locator('#field-title')).toBeEditable()
    const people = (['A', 'B'] as const).map((mark, at) => ({
      mark,
      page: pages[at === 0 ? 0 : 1],
      random: numbersFrom(7 + at),
      done: { texts: new Map<string, string>(), added: new Set<string>(), removed: new Set<string>() },
    }))
    await Promise.all(
      people.map(async ({ mark, page, random, done }) => {
        for (let step = 0; step < 30; step += 1) {
          await editAtRandom(page, mark, step, random, done)
          await page.waitForTimeout(50 + random(400))
        }
      }),
    )
    // at rest both forms show what is stored
    const shownOn = async (page: Page) =>
      Promise.all(
        Array.from({ length: await rowsOf(page) }, async (_, place) =>
          Promise.all(['link__label', 'heading', 'text'].map((field) => page.locator(`#field-layout__${place}__${field}`).inputValue())),
        ),
      )
    const readStored = async () => (await shared.read()).layout.map(({ link, heading, text }) => [link?.label, heading, text])
    await expect(async () => {
      const stored = await readStored()
      for (const page of pages) expect(await shownOn(page)).toEqual(stored)
    }).toPass({ timeout: 60_000 })
    const stored = new Map((await readStored()).map(([name, heading, text]) => [name, { A: heading, B: text }]))
    const lost = people.flatMap(({ mark, done }) => [
      ...[...done.texts].filter(([name, words]) => stored.has(name) && stored.get(name)?.[mark] !== words).map(([name]) => `text ${name}`),
      ...[...done.added].filter((name) => !stored.has(name)).map((name) => `block ${name}`),
    ])
    expect(lost).toEqual([])
    for (let at = 1; at <= 5; at += 1) expect(stored.has(`Block ${at}`)).toBe(true)
    expect(people.flatMap(({ done }) => [...done.texts])).not.toEqual([])
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
