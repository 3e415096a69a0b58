import { beforeAll, expect, test } from 'vitest'
import { openPayload } from '../leads/site'
import { openBrowser, person } from './browser'

beforeAll(async () => {
  await openPayload()
})

test('SEC-05, REL-06: details can be saved while the shopper signs in on other devices, and all devices stay signed in', async () => {
  const email = 'devices@shopper.example'
  const browser = openBrowser('harbour')
  await browser.join(person(email))
  const devices = Array.from({ length: 6 }, () => openBrowser('harbour'))
  let isSigningIn = true
  const save = async () => {
    const statuses = new Set<number>()
    while (isSigningIn) statuses.add((await browser.call('details', { ...person(email), opt_in: statuses.size === 0, name: 'Ann' })).status)
    return [...statuses]
  }
  const saves = Array.from({ length: 4 }, save)
  for (const device of devices) expect((await device.call('signIn', { email, password: 'correct-horse-9' })).status).toBe(200)
  isSigningIn = false
  expect((await Promise.all(saves)).flat()).toEqual([200, 200, 200, 200])
  for (const device of [browser, ...devices]) expect((await device.call('whoAmI')).json).toMatchObject({ user: { name: 'Ann' } })
})
