import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import type { DocumentUser } from '@/server/references/find-users'
import { countMemberPages, type MemberPages } from '@/server/group-sections/count-pages'
import { findReadableSection } from '@/server/group-sections/find-readable-section'
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

/** What publishing a shared section changes (EDT-24); other documents are referred to. */
function toLead(collection: string, pages: number): string {
  if (collection !== 'shared-sections') return 'Refers to it:'
  return pages === 1 ? 'A change that you publish appears on this page:' : `A change that you publish appears on these ${pages} pages:`
}

const EMPTY: Readonly<Record<string, string>> = {
  'shared-sections': 'No page shows it yet. Add the block “Shared section” to a page.',
}

/** On how many pages of each site of the group a section is (EDT-25). */
function OnMembers({ members }: { members: readonly MemberPages[] }) {
  if (members.length === 0) return null
  return (
    <>
      <p>On the sites of your group:</p>
      <ul>
        {members.map(({ name, pages }) => (
          <li key={name}>{`${name}: ${pages === 0 ? 'no page' : pages === 1 ? '1 page' : `${pages} pages`}`}</li>
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
  const section = collectionSlug === 'shared-sections' ? await findReadableSection(req, id) : null
  const members = section ? await countMemberPages(req, section.id, idOf(section.tenant) ?? 0) : []
  const isShown = ({ collection }: DocumentUser) => collectionSlug !== 'shared-sections' || collection === 'pages'
  const first = named.filter(isShown)
  return (
    <section className={styles.usedBy} aria-labelledby="used-by" data-used-by>
      <h3 id="used-by">Used by</h3>
      {named.length + listed.length === 0 && !members.some(({ pages }) => pages > 0) && (
        <p>{EMPTY[collectionSlug] ?? 'Nothing on this site uses it yet.'}</p>
      )}
      <Users lead={toLead(collectionSlug, first.length)} users={first} />
      <OnMembers members={members} />
      <Users lead="Also refers to it:" users={named.filter((user) => !isShown(user))} />
      <Users lead="Has a block that lists it:" users={listed} />
    </section>
  )
}
