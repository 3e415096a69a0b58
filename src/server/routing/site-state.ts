import type { Pool } from 'pg'
import { env } from '@/env'
import { databasePool } from '../database/pool'
import { readHosting } from './hosting'
import { forgetFileOwners } from '../media/file-owner'
import { listenForChanges } from '../invalidation/listen-for-changes'
import { processGlobal } from '../cache/process-global'
import { isMediaTag } from '../invalidation/tags'
import { ReloadQueue } from './reload-queue'
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

/** Changes of vehicles that arrive while all vehicles are read. The read may have begun before them. */
type Missed = { vehicles: VehicleChange[] | null }

async function loadAll(state: SiteState, missed: Missed): Promise<void> {
  forgetFileOwners()
  missed.vehicles = []
  const [sites, vehicles] = await Promise.all([loadSiteMaps(state.pool, readHosting(), null), loadVehicles(state.pool)])
  index(state, sites)
  state.vehicles = createVehicleIndex(vehicles)
  for (const change of missed.vehicles) state.vehicles.apply(change)
  missed.vehicles = null
}

async function loadSome(state: SiteState, tenantIds: readonly number[]): Promise<void> {
  const ids = new Set(tenantIds)
  const fresh = await loadSiteMaps(state.pool, readHosting(), [...ids])
  index(state, [...[...state.bySlug.values()].filter(({ id }) => !ids.has(id)), ...fresh])
}

/** Returns what keeps a state up to date. */
function follow(state: SiteState): Pick<Parameters<typeof listenForChanges>[0], 'onConnect' | 'onMessage'> {
  const missed: Missed = { vehicles: null }
  const queue = new ReloadQueue((wanted) => (wanted === 'all' ? loadAll(state, missed) : loadSome(state, wanted)))
  return {
    onConnect: () => queue.reload('all'),
    onMessage: async ({ tags, vehicles, reload }) => {
      if (tags.some(isMediaTag) || reload !== 'none') forgetFileOwners()
      for (const change of vehicles ?? []) state.vehicles.apply(change)
      missed.vehicles?.push(...(vehicles ?? []))
      if (reload !== 'none' && reload.length > 0) await queue.reload(reload)
    },
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
