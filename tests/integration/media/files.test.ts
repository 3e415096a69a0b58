import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { env } from '@/env'
import { call, idIn, type Answer, type Body } from '../access/rest'
import { buildWorld, uploadForm, type World } from '../access/world'
import { run } from '../leads/site'

let world: World
let picture: Buffer
beforeAll(async () => {
  world = await buildWorld()
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#b41f4f' } })
    .png()
    .toBuffer()
}, 180_000)

let count = 0
/** Returns a unique name and a file with it. */
function newFile(bytes: Buffer | string = picture, type = 'image/png'): { name: string; file: File } {
  count += 1
  const name = `kept${String(count).padStart(3, '0')}q`
  return { name, file: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], `${name}.png`, { type }) }
}

const filesOf = async (name: string) => (await readdir(env().MEDIA_DIR)).filter((file) => file.startsWith(name)).toSorted()
const upload = (json: Body, file: File, token = world.tokens.marketing) => call('POST', '/media', token, { form: uploadForm(json, file) })
const replace = (id: number, json: Body, file: File) =>
  call('PATCH', `/media/${id}`, world.tokens.marketing, { form: uploadForm(json, file) })
const runJobs = () => world.payload.jobs.run({ queue: 'accounts', silent: true, limit: 100 })

/** Makes the database refuse a row while something runs. */
async function withRefusedRows(trigger: string, act: () => Promise<Answer>): Promise<Answer> {
  await run(`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
  const [, table = ''] = / on (\w+)/.exec(trigger) ?? []
  await run(trigger)
  try {
    return await act()
  } finally {
    await run(`drop trigger refuse_row on ${table}; drop function refuse_row()`)
  }
}

const ON_COMMIT = `create constraint trigger refuse_row after insert or update on media deferrable initially deferred for each row execute function refuse_row()`
const ON_STORING = `create trigger refuse_row before insert or update on media for each row execute function refuse_row()`
/** Refuses only the job of a replacement's last step, when its files are written. */
const ON_LAST_STEP = `create trigger refuse_row before insert on payload_jobs for each row when (new.wait_until is null) execute function refuse_row()`

/** Runs the check of new files that follows every upload. */
async function checkNewFiles(name: string): Promise<void> {
  await run(`update payload_jobs set wait_until = null where input::text like $1`, [`%${name}%`])
  await runJobs()
}

describe('SEC-23: a refused upload leaves no file', () => {
  test.each<[string, () => { json: Body; file: File; name: string }]>([
    ['without alternative text', () => ({ json: { tenant: world.sites.own.tenant }, ...newFile() })],
    ['of another site', () => ({ json: { alt: 'Not mine', tenant: world.sites.foreign.tenant }, ...newFile() })],
    [
      'that is an HTML page',
      () => ({ json: { alt: 'Page', tenant: world.sites.own.tenant }, ...newFile('<html><script>alert(1)</script></html>') }),
    ],
    [
      'that is an SVG',
      () => ({
        json: { alt: 'SVG', tenant: world.sites.own.tenant },
        ...newFile('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
      }),
    ],
    [
      'that is an SVG with a script, named and typed as an image',
      () => ({
        json: { alt: 'SVG', tenant: world.sites.own.tenant },
        ...newFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'),
      }),
    ],
    ['that is truncated', () => ({ json: { alt: 'Half', tenant: world.sites.own.tenant }, ...newFile(picture.subarray(0, 60)) })],
    [
      'that is too large',
      () => ({ json: { alt: 'Large', tenant: world.sites.own.tenant }, ...newFile(Buffer.concat([picture, Buffer.alloc(13_000_000)])) }),
    ],
  ])('SEC-03, SEC-23: %s', async (_, make) => {
    const { json, file, name } = make()
    const { status } = await upload(json, file)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await filesOf(name)).toEqual([])
  })

  test('SEC-23: when the user may not upload', async () => {
    const { name, file } = newFile()
    for (const role of ['anonymous', 'support', 'sales'] as const)
      expect((await upload({ alt: 'No', tenant: world.sites.own.tenant }, file, world.tokens[role])).status).toBe(403)
    expect(await filesOf(name)).toEqual([])
  })

  test('SEC-23: when the database refuses it', async () => {
    const { name, file } = newFile()
    const answer = await withRefusedRows(ON_STORING, () => upload({ alt: 'Refused', tenant: world.sites.own.tenant }, file))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await filesOf(name)).toEqual([])
  })

  test('SEC-23: when its transaction is rolled back at the very end, the check that follows each upload finds it', async () => {
    const { name, file } = newFile()
    await withRefusedRows(ON_COMMIT, () => upload({ alt: 'Late', tenant: world.sites.own.tenant }, file))
    expect((await world.payload.count({ collection: 'media', where: { alt: { equals: 'Late' } } })).totalDocs).toBe(0)
    await checkNewFiles(name)
    expect(await filesOf(name)).toEqual([])
  })

  test('SEC-23: a refused replacement leaves the picture and its sizes unchanged', async () => {
    const first = newFile()
    const id = idIn(await upload({ alt: 'First', tenant: world.sites.own.tenant }, first.file))
    const kept = await filesOf(first.name)
    expect(kept).toHaveLength(3)
    const second = newFile()
    expect((await replace(id, { alt: '' }, second.file)).status).toBe(400)
    for (const trigger of [ON_STORING, ON_LAST_STEP]) {
      const answer = await withRefusedRows(trigger, () => replace(id, { alt: 'Second' }, second.file))
      expect([trigger, answer.status >= 400, await filesOf(second.name)]).toEqual([trigger, true, []])
    }
    await withRefusedRows(ON_COMMIT, () => replace(id, { alt: 'Second' }, second.file))
    await checkNewFiles(second.name)
    await runJobs()
    expect([await filesOf(first.name), await filesOf(second.name)]).toEqual([kept, []])
  })
})

test('SEC-24: a picture with an address in place of a file is refused, and nothing is fetched', async () => {
  let reached = 0
  const server = createServer((_, response) => {
    reached += 1
    response.setHeader('content-type', 'image/png').end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  for (const url of [`http://127.0.0.1:${port}/a.png`, `http://localhost:${port}/a.png`, '/api/users/me', 'http://[64:ff9b:1::1]/a.png']) {
    const json = { alt: 'Fetched', tenant: world.sites.own.tenant, filename: 'a.png', url }
    const answer = await call('POST', '/media', world.tokens.marketing, { json })
    expect([url, answer.status, answer.text]).toEqual([url, 400, expect.stringContaining('No files were uploaded')])
  }
  expect(reached).toBe(0)
  await new Promise((resolve) => server.close(resolve))
})

describe('SEC-23: files are deleted with their picture', () => {
  test('SEC-23: replacing or deleting a picture deletes its files; the new ones are complete', async () => {
    const [first, second] = [newFile(), newFile()]
    const id = idIn(await upload({ alt: 'First', tenant: world.sites.own.tenant }, first.file))
    expect((await replace(id, { alt: 'Second' }, second.file)).status).toBe(200)
    await runJobs()
    const files = await filesOf(second.name)
    expect([await filesOf(first.name), files.length]).toEqual([[], 3])
    for (const file of files) expect((await sharp(await readFile(`${env().MEDIA_DIR}/${file}`)).metadata()).format).toBe('webp')
    const served = await call('GET', `/media/file/${files[0]}`, null)
    expect(served.status).toBe(200)
    expect((await call('DELETE', `/media/${id}`, world.tokens.marketing)).status).toBe(200)
    await runJobs()
    expect(await filesOf(second.name)).toEqual([])
    expect((await call('GET', `/media/file/${files[0]}`, null)).status).toBe(404)
  })

  test('SEC-23: a new crop is made from the stored file and replaces it', async () => {
    const { name, file } = newFile()
    const id = idIn(await upload({ alt: 'Cropped', tenant: world.sites.own.tenant }, file))
    const before = await filesOf(name)
    const edits =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25'
    const size = 'uploadEdits[widthInPixels]=800&uploadEdits[heightInPixels]=450'
    const answer = await call('PATCH', `/media/${id}?${edits}&${size}`, world.tokens.marketing, { json: { alt: 'Cropped' } })
    expect(answer.status).toBe(200)
    await runJobs()
    const after = await filesOf(name)
    // The picture is too small for the third size.
    expect(after).toHaveLength(2)
    expect(after.filter((one) => before.includes(one))).toEqual([])
    const stored = await world.payload.findByID({ collection: 'media', id, depth: 0 })
    expect([stored.width, stored.height]).toEqual([800, 450])
  })

  test('SEC-23: files of a process that died before storing its upload are removed later, stored files are not', async () => {
    const { name, file } = newFile()
    idIn(await upload({ alt: 'Stored', tenant: world.sites.own.tenant }, file))
    const waiting = `select count(*)::int n from payload_jobs where task_slug = 'remove-files' and input::text like $1`
    expect((await run(waiting, [`%${name}%`])).rows).toEqual([{ n: 1 }])
    await checkNewFiles(name)
    expect(await filesOf(name)).toHaveLength(3)
    // Simulates a rollback.
    await run(`delete from media where filename like $1`, [`${name}%`])
    await world.payload.jobs.queue({ task: 'remove-files', queue: 'accounts', input: { names: await filesOf(name) } })
    await runJobs()
    expect(await filesOf(name)).toEqual([])
  })

  test.each(['..%2F..%2Fpackage.json', '.env', '%00', 'a%2Fb.webp', 'package.json'])(
    'SEC-23: no other file is served at %s',
    async (path) => {
      expect((await call('GET', `/media/file/${path}`, null)).status).toBeGreaterThanOrEqual(400)
    },
  )
})
