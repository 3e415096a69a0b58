import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import type { DocumentUser } from '@/server/references/find-users'
import { findUses } from '@/server/references/find-uses'
import { toEditAddress } from '@/server/tenant/chosen-tenant'
import styles from './used-by.module.css'

function Users({ lead, users }: { lead: string; users: readonly DocumentUser[] }) {
  if (users.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul>
        {users.map(({ label, collection, id }) => (
          <li key={`${collection} ${id}`}>
            <a href={toEditAddress(collection, id)}>{label.charAt(0).toUpperCase() + label.slice(1)}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Beside the form of a document: what shows it on the site, with links (EDT-26, ADM-12). */
export async function UsedByField({ id, data, req, collectionSlug }: UIFieldServerProps) {
  const stored: unknown = data
  const tenantId = isRecord(stored) ? idOf(stored.tenant) : null
  if (id === undefined || tenantId === null) return null
  const category = isRecord(stored) && typeof stored.category === 'string' ? stored.category : null
  const { named, listed } = await findUses(req, { collection: collectionSlug, id: Number(id), tenantId, category })
  return (
    <section className={styles.usedBy} aria-labelledby="used-by" data-used-by>
      <h3 id="used-by">Used by</h3>
      {named.length + listed.length === 0 && <p>Nothing on this site uses it yet.</p>}
      <Users lead="Refers to it:" users={named} />
      <Users lead="Has a block that lists it:" users={listed} />
    </section>
  )
}
