import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cloneDatabase, ensureDatabase, withClient } from '@scripts/postgres/databases'
import { ensurePostgres, type PostgresServer } from '@scripts/postgres/ensure-postgres'
import { isAlive, readPostmasterLock } from '@scripts/postgres/postmaster-lock'

let folder = ''
/** A cluster created once. Tests that are not about creation start with a copy. */
let made = ''
let servers: PostgresServer[] = []
let children: ChildProcess[] = []

function makeFolder(): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'))
  chmodSync(place, 0o755)
  return place
}

beforeAll(async () => {
  made = makeFolder()
  await (await ensurePostgres({ stateFolder: path.join(made, 'state') })).stop()
})

afterAll(() => rmSync(made, { recursive: true, force: true }))

beforeEach(() => {
  folder = makeFolder()
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  const lock = readPostmasterLock(dataFolder())
  if (lock && isAlive(lock.pid)) await start()
  for (const server of servers) await server.stop()
  servers = []
  children = []
  rmSync(folder, { recursive: true, force: true })
})

const stateFolder = () => path.join(folder, 'state')
const dataFolder = () => path.join(stateFolder(), 'postgres')

function copyCluster(): void {
  cpSync(path.join(made, 'state', 'postgres'), dataFolder(), { recursive: true })
}

async function start(): Promise<PostgresServer> {
  const server = await ensurePostgres({ stateFolder: stateFolder() })
  servers.push(server)
  return server
}

/** Starts another process that starts or joins the server, reports its port and whether it started it, and keeps running. */
function startElsewhere(): Promise<{ child: ChildProcess; port: number; startedHere: boolean }> {
  const code = `
    const { ensurePostgres } = await import(${JSON.stringify(path.resolve('scripts/postgres/ensure-postgres.ts'))})
    const { port, startedHere } = await ensurePostgres({ stateFolder: ${JSON.stringify(stateFolder())} })
    process.send({ port, startedHere })
    setInterval(() => undefined, 1_000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', ({ port, startedHere }: { port: number; startedHere: boolean }) => resolve({ child, port, startedHere }))
    child.once('exit', (exitCode) => reject(new Error(`exit ${exitCode}`)))
  })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

async function killServer(): Promise<number> {
  const lock = readPostmasterLock(dataFolder())
  if (!lock) throw new Error('no server to kill')
  process.kill(lock.pid, 'SIGKILL')
  await expect.poll(() => isAlive(lock.pid)).toBe(false)
  return lock.pid
}

async function writeRow(server: PostgresServer): Promise<void> {
  await withClient(server.urlOf('postgres'), (client) => client.query('create table kept as select 42 as answer'))
}

async function readRow(server: PostgresServer): Promise<unknown> {
  return withClient(server.urlOf('postgres'), async (client) => (await client.query('select answer from kept')).rows[0])
}

describe('the embedded PostgreSQL', () => {
  test('starts from nothing, on 127.0.0.1 only and with its own password, and stops', async () => {
    const server = await start()
    const settings = await withClient(server.urlOf('postgres'), async (client) => (await client.query('show listen_addresses')).rows[0])
    expect(server.startedHere).toBe(true)
    expect(settings).toEqual({ listen_addresses: '127.0.0.1' })
    await expect(
      withClient(`postgres://postgres:postgres@127.0.0.1:${server.port}/postgres`, (c) => c.query('select 1')),
    ).rejects.toMatchObject({
      code: '28P01',
    })
    await server.stop()
    expect(existsSync(path.join(dataFolder(), 'postmaster.pid'))).toBe(false)
  })

  test('only a disposable server skips waiting for the disk', async () => {
    copyCluster()
    const waits: unknown[] = []
    for (const isDisposable of [false, true]) {
      const server = await ensurePostgres({ stateFolder: stateFolder(), isDisposable })
      servers.push(server)
      waits.push(await withClient(server.urlOf('postgres'), async (client) => (await client.query('show fsync')).rows[0]))
      await server.stop()
    }
    expect(waits).toEqual([{ fsync: 'on' }, { fsync: 'off' }])
  })

  test('a second start uses the running server, and the last user stops it', async () => {
    copyCluster()
    const [first, second] = [await start(), await startElsewhere()]
    expect(second).toMatchObject({ port: first.port, startedHere: false })
    await first.stop()
    expect(readPostmasterLock(dataFolder())).toBeDefined()
    await kill(second.child)
    await (await start()).stop()
    expect(readPostmasterLock(dataFolder())).toBeUndefined()
  })

  test('of two simultaneous first starts, one creates and starts it, and both use it', async () => {
    const starters = await Promise.all([startElsewhere(), startElsewhere()])
    expect(new Set(starters.map(({ port }) => port)).size).toBe(1)
    expect(starters.filter(({ startedHere }) => startedHere)).toHaveLength(1)
  })

  test('after a kill -9 of the server, no committed data is lost', async () => {
    copyCluster()
    await writeRow(await start())
    await killServer()
    const again = await start()
    expect(again.startedHere).toBe(true)
    expect(await readRow(again)).toEqual({ answer: 42 })
  })

  test('REL-11: a supervised server restarts on its port after each kill -9, with the committed data', async () => {
    copyCluster()
    const server = await start()
    await writeRow(server)
    const told: string[] = []
    server.keepRunning((text) => told.push(text))
    for (const time of [1, 2]) {
      const pid = await killServer()
      await expect.poll(() => readRow(server).catch(() => null), { timeout: 30_000 }).toEqual({ answer: 42 })
      expect(readPostmasterLock(dataFolder())).toMatchObject({ port: server.port, pid: expect.not.toBeOneOf([pid]) })
      await expect.poll(() => told).toHaveLength(2 * time)
    }
    await server.stop()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(readPostmasterLock(dataFolder())).toBeUndefined()
  })

  test('after a kill -9 of the starter, its server is taken over', async () => {
    copyCluster()
    const { child, port } = await startElsewhere()
    await kill(child)
    expect(await start()).toMatchObject({ port, startedHere: false })
  })

  test('a lock whose process id now belongs to another program is ignored', async () => {
    copyCluster()
    const server = await start()
    await writeRow(server)
    const pid = await killServer()
    const lock = path.join(dataFolder(), 'postmaster.pid')
    writeFileSync(lock, [process.pid, dataFolder(), '0', server.port, '', '127.0.0.1', '', 'ready'].join('\n'))
    const again = await start()
    expect(readPostmasterLock(dataFolder())?.pid).not.toBe(pid)
    expect(await readRow(again)).toEqual({ answer: 42 })
  })

  test('an incomplete cluster is created again', async () => {
    await (await start()).stop()
    rmSync(dataFolder(), { recursive: true })
    writeFileSync(`${dataFolder()}.draft`, 'left behind')
    expect((await start()).startedHere).toBe(true)
  })

  test('a port in use is skipped', async () => {
    copyCluster()
    const first = await start()
    await first.stop()
    const stranger = net.createServer().listen(first.port, '127.0.0.1')
    try {
      expect((await start()).port).toBeGreaterThan(first.port)
    } finally {
      stranger.close()
    }
  })

  test('a database is created once and copied', async () => {
    copyCluster()
    const server = await start()
    const admin = server.urlOf('postgres')
    const made = await Promise.all([ensureDatabase(admin, 'model'), ensureDatabase(admin, 'model')])
    expect(made.filter(Boolean)).toHaveLength(1)
    await withClient(server.urlOf('model'), (client) => client.query('create table kept as select 42 as answer'))
    await cloneDatabase(admin, 'model', 'copy')
    expect(await withClient(server.urlOf('copy'), async (client) => (await client.query('select answer from kept')).rows)).toEqual([
      { answer: 42 },
    ])
  })
})
