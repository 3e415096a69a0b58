'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ReleasePanel } from '@/domain/editing/release/release-panel'
import { AddItem } from './add-item'
import { callRelease, type ReleaseResponse } from './call-release'
import { type Asked, ReleaseActions } from './release-actions'
import { ReleaseItems } from './release-items'
import styles from './releases.module.css'

function Head({ panel }: { panel: ReleasePanel }) {
  return (
    <header className={styles.head} data-kind={panel.state}>
      <p className={styles.state} data-release-state>
        {panel.stateText}
      </p>
      {panel.approval !== null && <p className={styles.quiet}>{panel.approval}</p>}
      {panel.result !== null && <p className={styles.problem}>{panel.result}</p>}
    </header>
  )
}

function Previews({ panel }: { panel: ReleasePanel }) {
  if (panel.items.length === 0 || panel.state === 'live') return null
  return (
    <p className={styles.previews}>
      {panel.sites.map(({ id, name, preview }) => (
        <a key={id} className={styles.button} href={preview} target="_blank" rel="noopener">
          Preview {name} with this release
        </a>
      ))}
    </p>
  )
}

/** In the form of a release: its state, its items, and what can be done with it (EDT-20). */
export function ReleaseForm({ initial }: { initial: ReleasePanel }) {
  const router = useRouter()
  const [panel, setPanel] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (call: () => Promise<ReleaseResponse>) => {
    setBusy(true)
    setProblem(null)
    const response = await call()
    // after a refusal the panel may be older than what is stored
    const newest = response.panel ?? (await callRelease(panel.id, 'panel')).panel
    if (newest) setPanel(newest)
    setProblem(response.problem)
    setBusy(false)
    // the form around it has the version that the release had before
    if (response.panel) router.refresh()
  }
  const send = (call: 'items' | 'remove' | 'act', body: object) =>
    void run(() => callRelease(panel.id, call, { ...body, revision: panel.revision }))
  const renew = (key: string) => {
    const at = key.lastIndexOf('-')
    send('items', { collection: key.slice(0, at), document: Number(key.slice(at + 1)) })
  }
  const isOpen = panel.actions.includes('change')
  return (
    <section className={styles.release} aria-label="This release" aria-busy={isBusy} data-release>
      <Head panel={panel} />
      <div role="status" className={styles.status}>
        {panel.note !== null && <p className={styles.note}>{panel.note}</p>}
      </div>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ReleaseItems items={panel.items} isOpen={isOpen} isBusy={isBusy} onRemove={(key) => send('remove', { key })} onRenew={renew} />
      <Previews panel={panel} />
      <ReleaseActions panel={panel} isBusy={isBusy} onAct={(action: Asked, at = '') => send('act', { action, at })} />
      {isOpen && <AddItem releaseId={panel.id} isBusy={isBusy} onAdd={(item) => send('items', item)} />}
    </section>
  )
}
