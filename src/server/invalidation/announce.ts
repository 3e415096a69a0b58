import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import type { PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'
import { LISTENER_NAME } from './listen-for-changes'
import { SITE_CHANNEL, type Announcement, type SiteMessage } from './messages'
import { processGlobal } from '../cache/process-global'
import { siteState } from '../routing/site-state'

/** A NOTIFY payload is limited to 8,000 bytes, so a long list is split into several messages. */
const MAX_TAGS_PER_MESSAGE = 60
const MAX_VEHICLES_PER_MESSAGE = 40
/** Limits how long a hanging process can delay a save. */
const ACK_LIMIT_MS = 500

/** Process-wide, because hooks and the calls that wait for them may come from different bundles. */
function barriers(): AsyncLocalStorage<string[]> {
  const holder = processGlobal<AsyncLocalStorage<string[]>>('forecourt.save-barriers')
  return (holder.value ??= new AsyncLocalStorage())
}

function messagesOf({ tags, reload, vehicles = [] }: Announcement): SiteMessage[] {
  const count = Math.max(1, Math.ceil(tags.length / MAX_TAGS_PER_MESSAGE), Math.ceil(vehicles.length / MAX_VEHICLES_PER_MESSAGE))
  return Array.from({ length: count }, (_, part) => ({
    id: randomUUID(),
    tags: tags.slice(part * MAX_TAGS_PER_MESSAGE, (part + 1) * MAX_TAGS_PER_MESSAGE),
    vehicles: vehicles.slice(part * MAX_VEHICLES_PER_MESSAGE, (part + 1) * MAX_VEHICLES_PER_MESSAGE),
    reload,
  }))
}

function expireHere(tag: string): void {
  try {
    revalidateTag(tag, { expire: 0 })
  } catch {
    // outside of a Next.js request (a seed, an import, a job) the NOTIFY is enough
  }
}

/**
 * Notifies every process of a change on the sites. The NOTIFY is part of the change's transaction, so it is sent on commit and never on
 * rollback. `revalidateTag` covers this process until the NOTIFY arrives.
 */
export async function announce(req: PayloadRequest, announcement: Announcement): Promise<void> {
  const run = await onTransaction(req)
  const expected = barriers().getStore()
  for (const message of messagesOf(announcement)) {
    if (expected) {
      expected.push(message.id)
      siteState().acks.set(message.id, { seen: 0, wake: () => undefined })
    }
    await run('select pg_notify($1, $2)', [SITE_CHANNEL, JSON.stringify(message)])
  }
  for (const tag of announcement.tags) expireHere(tag)
}

async function countListeners(): Promise<number> {
  const { rows } = await siteState().pool.query(
    'select count(*)::int n from pg_stat_activity where application_name = $1 and datname = current_database()',
    [LISTENER_NAME],
  )
  return Number(rows[0]?.n ?? 0)
}

function acknowledged(id: string, listeners: number): Promise<void> {
  const { acks } = siteState()
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      acks.delete(id)
      resolve()
    }
    const timer = setTimeout(finish, ACK_LIMIT_MS)
    const check = () => {
      if ((acks.get(id)?.seen ?? listeners) >= listeners) finish()
    }
    const one = acks.get(id)
    if (one) one.wake = check
    check()
  })
}

/**
 * Runs a write and returns when every process has applied its announcements, so that 'saved' means 'live' everywhere (CARD-02, REL-03).
 * Waits at most half a second for a process that does not respond.
 */
export async function untilLive<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  const ids: string[] = []
  const answer = await barriers().run(ids, write)
  if (ids.length > 0) {
    const listeners = await countListeners()
    await Promise.all(ids.map((id) => acknowledged(id, listeners)))
  }
  return answer
}
