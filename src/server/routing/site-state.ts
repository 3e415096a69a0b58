import type { Client, Pool } from 'pg'
import { env } from '@/env'
import { databasePool } from '../database/pool'
import { dropSilentConnections } from '../database/silent-connections'
import { readHosting } from './hosting'
import { forgetFileOwners } from '../media/file-owner'
import { listenForChanges } from '../invalidation/listen-for-changes'
import type { SiteMessage } from '../invalidation/messages'
import { processGlobal } from '../cache/process-global'
import { isMediaTag } from '../invalidation/tags'
import { ReloadQueue, type Wanted } from './reload-queue'
import { loadSiteMaps, loadVehicles, type SiteMap } from './site-maps'
import { createVehicleIndex, type VehicleChange, type VehicleIndex } from '../cache/vehicle-index'

/**
 * What this process knows of all sites, kept up to date by LISTEN. Proxy, pages and calls are separate bundles and share it through a
 * global symbol.
 */
export type SiteState = {
  byHost: ReadonlyMap<string, SiteMap>
  bySlug: ReadonlyMap<string, SiteMap>
  /** The visible vehicles. */
  vehicles: VehicleIndex
  pool: Pool
  isReady: boolean
  /** Whether the connection that brings changes is open; without it the database is unavailable. */
  isConnected: boolean
  /** Resolves when the maps are loaded and the listener is connected; retries until then and never rejects. */
  ready: Promise<void>
  /** Message id → acknowledgements received, for the messages that this process waits for. */
  acks: Map<string, { seen: number; wake: () => void }>
}

function index(state: SiteState, sites: Iterable<SiteMap>): void {
  const bySlug = new Map<string, SiteMap>()
  const byHost = new Map<string, SiteMap>()
  for (const site of sites) {
    bySlug.set(site.slug, site)
    for (const host of site.hosts) byHost.set(host, site)
  }
  state.bySlug = bySlug
  state.byHost = byHost
}

/**
 * Reads the sites for a state while one connection brings the changes. Another connection needs another reader: reads from before may hang,
 * and what they bring is outdated.
 */
class SiteReader {
  isOver = false
  private readonly queue = new ReloadQueue((wanted) => (wanted === 'all' ? this.readAll() : this.readSome(wanted)))
  /** Changes of vehicles that arrive while all vehicles are read. The read may have begun before them. */
  private missed: VehicleChange[] | null = null

  /** @param first Where all sites are read from for the first time. Later reads use the pool. */
  constructor(
    private readonly state: SiteState,
    private first: Pool | Client,
  ) {}

  readonly reload = (wanted: Wanted): Promise<void> => this.queue.reload(wanted)

  async apply({ tags, vehicles = [], reload }: SiteMessage): Promise<void> {
    if (tags.some(isMediaTag) || reload !== 'none') forgetFileOwners()
    for (const change of vehicles) this.state.vehicles.apply(change)
    this.missed?.push(...vehicles)
    if (reload !== 'none' && reload.length > 0) await this.reload(reload)
  }

  private async readAll(): Promise<void> {
    forgetFileOwners()
    const missed: VehicleChange[] = []
    this.missed = missed
    const database = this.first
    this.first = this.state.pool
    const [sites, vehicles] = await Promise.all([loadSiteMaps(database, readHosting(), null), loadVehicles(database)])
    if (this.isOver) return
    index(this.state, sites)
    this.state.vehicles = createVehicleIndex(vehicles)
    for (const change of missed) this.state.vehicles.apply(change)
    this.missed = null
  }

  private async readSome(tenantIds: readonly number[]): Promise<void> {
    const ids = new Set(tenantIds)
    const fresh = await loadSiteMaps(this.state.pool, readHosting(), [...ids])
    if (this.isOver) return
    index(this.state, [...[...this.state.bySlug.values()].filter(({ id }) => !ids.has(id)), ...fresh])
  }
}

/** Returns what keeps a state up to date. */
function follow(state: SiteState): Pick<Parameters<typeof listenForChanges>[0], 'onConnect' | 'onMessage'> {
  let reader: SiteReader | null = null
  return {
    onConnect: (client) => {
      if (reader) reader.isOver = true
      // after an interruption the pool's connections may not work; at the start it reads faster with several
      reader = new SiteReader(state, state.isReady ? client : state.pool)
      return reader.reload('all')
    },
    onMessage: async (message) => reader?.apply(message),
  }
}

function boot(): SiteState {
  const pool = databasePool()
  const state: SiteState = {
    byHost: new Map(),
    bySlug: new Map(),
    vehicles: createVehicleIndex([]),
    pool,
    isReady: false,
    isConnected: false,
    ready: Promise.resolve(),
    acks: new Map(),
  }
  state.ready = listenForChanges({
    ...follow(state),
    connectionString: env().DATABASE_URL,
    onSilence: dropSilentConnections,
    noteConnection: (isConnected) => {
      state.isConnected = isConnected
    },
    onAck: (id) => {
      const one = state.acks.get(id)
      if (!one) return
      one.seen += 1
      one.wake()
    },
  }).then(() => {
    state.isReady = true
  })
  return state
}

/** Returns this process's state of the sites; the first call starts it. Await `ready` before reading it for the first time. */
export function siteState(): SiteState {
  const holder = processGlobal<SiteState>('forecourt.site-state')
  return (holder.value ??= boot())
}
