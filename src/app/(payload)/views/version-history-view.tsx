import Form from 'next/form'
import type { DocumentViewServerProps } from 'payload'
import { compareVersions, type VersionComparison } from '@/domain/editing/compare-versions'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import { formatMoment, PLATFORM_ZONE } from '@/domain/time/zone-name'
import { Comparison } from '@/features/version-history/comparison'
import { RestoreButton } from '@/features/version-history/restore-button'
import styles from '@/features/version-history/version-history.module.css'
import { listVersions, type PageVersion } from '@/server/editing/list-versions'
import { nameCompared } from '@/server/editing/name-compared'
import { findSiteById } from '@/server/routing/find-site'
import { BLOCK_NAMES } from './block-names'

type Named = PageVersion & { when: string; state: string }

/** Says what each version is: of several published ones only the newest can be what visitors see. */
function nameVersions(versions: readonly PageVersion[], timeZone: string, isLive: boolean): Named[] {
  const live = isLive ? versions.find(({ isPublished }) => isPublished) : undefined
  return versions.map((version, at) => ({
    ...version,
    when: formatMoment(version.savedAt, timeZone),
    state: version === live ? 'Published now' : version.isPublished ? 'Published before' : at === 0 ? 'Newest draft' : 'Draft',
  }))
}

const describe = ({ when, editor, state }: Named) => [when, editor, state].filter(Boolean).join(', ')

function Choice({ name, label, chosen, versions }: { name: string; label: string; chosen: Named | undefined; versions: readonly Named[] }) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen?.id}>
        {versions.map((version) => (
          <option key={version.id} value={version.id}>
            {describe(version)}
          </option>
        ))}
      </select>
    </label>
  )
}

type HistoryProps = {
  pageId: number
  versions: readonly Named[]
  base: string
  older: Named | undefined
  newer: Named | undefined
  comparison: VersionComparison | null
}

function History({ pageId, versions, base, older, newer, comparison }: HistoryProps) {
  const formHref = base.replace(/\/versions$/, '')
  return (
    <main className={styles.history}>
      <section aria-labelledby="compare">
        <h2 id="compare">Compare</h2>
        {!older && <p>This page has only one version so far. Every save adds one.</p>}
        {older && newer && comparison && (
          <>
            <Form action={base} className={styles.form} key={`${older.id} ${newer.id}`}>
              <Choice name="older" label="This version" chosen={older} versions={versions} />
              <Choice name="newer" label="With this one" chosen={newer} versions={versions} />
              <button type="submit" className={styles.button}>
                Compare
              </button>
            </Form>
            <section aria-label="What differs" data-comparison>
              <Comparison
                comparison={comparison}
                names={BLOCK_NAMES}
                restoreOf={({ id }) => (
                  <RestoreButton
                    label={`Restore this block as of ${older.when}`}
                    path={`/api/pages/${pageId}/restore-block`}
                    body={{ version: older.id, block: id }}
                    formHref={formHref}
                  />
                )}
              />
            </section>
          </>
        )}
      </section>
      <section aria-labelledby="versions">
        <h2 id="versions">All versions</h2>
        <ol className={styles.list} data-versions>
          {versions.map((version, at) => (
            <li key={version.id} aria-current={version === older || version === newer || undefined}>
              <span className={styles.when}>
                <a href={`${base}?older=${versions[at + 1]?.id ?? version.id}&newer=${version.id}`}>{version.when}</a>
                <small>{version.editor ?? 'Saved by the platform'}</small>
              </span>
              <span className={styles.state}>{version.state}</span>
              {at > 0 && (
                <RestoreButton label="Restore as draft" path={`/api/pages/versions/${version.id}?draft=true`} formHref={formHref} />
              )}
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}

/** The versions of a page: who saved each and when, two of them compared by blocks and words, and restored whole or by block (EDT-18). */
export async function VersionHistoryView({ doc, initPageResult: { req }, searchParams }: DocumentViewServerProps) {
  const stored: unknown = doc
  const pageId = isRecord(stored) ? Number(stored.id) : Number.NaN
  if (!isRecord(stored) || !Number.isInteger(pageId)) return null
  const site = await findSiteById(idOf(stored.tenant) ?? 0)
  const isLive = (await req.payload.findByID({ collection: 'pages', id: pageId, depth: 0, select: { _status: true }, disableErrors: true }))
    ?._status
  const versions = nameVersions(await listVersions(req, pageId), site?.timeZone ?? PLATFORM_ZONE, isLive === 'published')
  const find = (name: string) => versions.find(({ id }) => id === Number(searchParams?.[name]))
  const newer = find('newer') ?? versions[0]
  const older = find('older') ?? versions[1]
  const base = `${req.payload.config.routes.admin}/collections/pages/${pageId}/versions`
  const [before, after] = await nameCompared(req, older && newer ? [older.content, newer.content] : [])
  const comparison = before && after ? compareVersions(before, after) : null
  return <History pageId={pageId} versions={versions} base={base} older={older} newer={newer} comparison={comparison} />
}
