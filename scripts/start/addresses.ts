import type { Env } from '@/env'
import { withClient } from '../postgres/databases'
import { readDemoLogins, type DemoLogin } from '../setup/database-marks'
import type { NewAdmin } from '../setup/prepare-database'

type Site = { slug: string; name: string }
type Directory = { sites: Site[]; logins: DemoLogin[] }

const COLUMN = 30

/** Reads all sites in order of creation, and the demonstration's logins. */
export async function readDirectory(databaseUrl: string): Promise<Directory> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Site>('select slug, name from tenants order by id')
    return { sites: rows, logins: await readDemoLogins(client) }
  })
}

/** Prints the addresses of all sites and the admin, and the logins, at the end of a start. */
export function printAddresses({ BASE_DOMAIN, PUBLIC_SCHEME, PORT }: Env, { sites, logins }: Directory, admin: NewAdmin): void {
  const at = (host: string) => `${PUBLIC_SCHEME}://${host}:${PORT}`
  const row = (name: string, value: string) => `  ${name.padEnd(COLUMN)}${value}`
  const people = logins.map(({ email, password, role, sites: own }) =>
    row(email, `${password.padEnd(COLUMN)}${role}: ${own.join(', ') || 'every site'}`),
  )
  const lines = [
    '',
    'Forecourt is running.',
    '',
    ...sites.map(({ slug, name }) => row(name, at(`${slug}.${BASE_DOMAIN}`))),
    row('All sites', at(BASE_DOMAIN)),
    row('Admin', `${at(BASE_DOMAIN)}/admin`),
    '',
    ...(people.length > 0 ? ['Demo logins (email, password, role and sites):', ...people, ''] : []),
    ...(admin ? [`Sign in as ${admin.email} with the password ${admin.password ?? 'of ADMIN_PASSWORD'}`, ''] : []),
    'Stop with Ctrl-C.',
    '',
  ]
  console.log(lines.join('\n'))
}
