import { POST as erase } from '@/app/api/account/erase/route'
import { GET as exportData } from '@/app/api/account/export/route'
import { POST as forgot } from '@/app/api/account/forgot-password/route'
import { GET as garage } from '@/app/api/account/garage/route'
import { POST as merge } from '@/app/api/account/merge/route'
import { POST as details } from '@/app/api/account/details/route'
import { POST as reset } from '@/app/api/account/reset-password/route'
import { GET as whoAmI } from '@/app/api/account/route'
import { POST as signIn } from '@/app/api/account/sign-in/route'
import { POST as signOut } from '@/app/api/account/sign-out/route'
import { POST as signUp } from '@/app/api/account/sign-up/route'
import { POST as sendLead } from '@/app/api/enquiries/route'
import { POST as removeCar } from '@/app/api/watchlist/remove-car/route'
import { GET as watchlist } from '@/app/api/watchlist/route'
import { POST as saveCar } from '@/app/api/watchlist/save-car/route'

const CALLS = {
  ...{ erase, exportData, forgot, garage, merge, details, reset, whoAmI, signIn, signOut, signUp },
  ...{ sendLead, removeCar, watchlist, saveCar },
}
const READS: readonly string[] = ['exportData', 'garage', 'whoAmI', 'watchlist']

export type Answer = { status: number; json: unknown; headers: Headers }
type Send = { plain?: boolean; headers?: Record<string, string> }

let count = 0

/** Simulates a browser on one site, which stores and sends the cookie. */
export function openBrowser(site: string) {
  const host = `${site}.localhost`
  count += 1
  const address = `203.0.113.${count}`
  let cookie = ''
  const browser = {
    cookie: () => cookie,
    wear: (other: string) => {
      cookie = other
    },
    async call(
      name: keyof typeof CALLS,
      fields: Record<string, unknown> = {},
      { plain = false, headers = {} }: Send = {},
    ): Promise<Answer> {
      const type = plain ? 'application/x-www-form-urlencoded' : 'application/json'
      const text = plain
        ? new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)])).toString()
        : JSON.stringify(fields)
      const request = new Request(`http://${host}/api`, {
        method: READS.includes(name) ? 'GET' : 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': type, 'x-forwarded-for': address, cookie, ...headers },
        ...(READS.includes(name) ? {} : { body: text }),
      })
      const response = await CALLS[name](request)
      const set = response.headers.get('set-cookie')
      if (set) cookie = set.split(';')[0] ?? ''
      const body = await response.text()
      return { status: response.status, headers: response.headers, json: body.startsWith('{') ? JSON.parse(body) : body }
    },
    /** Signs up and signs in a new shopper. */
    async join(who: ReturnType<typeof person>): Promise<Answer> {
      await browser.call('signUp', who)
      return browser.call('signIn', { email: who.email, password: who.password })
    },
  }
  return browser
}

export const person = (email: string) => ({
  ...{ name: 'Alannah', last_name: 'Whitmore', phone: '0491 570 156', password: 'correct-horse-9', email },
})
