import { listSites } from '@/server/tenant/list-sites'

export const dynamic = 'force-dynamic'

/** The platform's home page: its sites and a link to the admin. */
export default async function PlatformPage() {
  const sites = await listSites()
  return (
    <main>
      <h1>Forecourt</h1>
      <p>{sites.length === 0 ? 'There are no sites yet. Create the first one in the admin.' : 'The sites of this platform.'}</p>
      <ul>
        {sites.map(({ slug, name, origin, template }) => (
          <li key={slug}>
            <a href={origin}>
              <strong>{name}</strong>
              <span className="host">{new URL(origin).host}</span>
              <span className="template">Template {template}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className="admin" href="/admin">
        Open the admin
      </a>
    </main>
  )
}
