import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { makeDocument, PROBES, type Probe } from './probes'
import { call, pick, type Answer, type Method } from './rest'
import { uploadForm, type Role, type Side, type World } from './world'

export type Right = 'r' | 'c' | 'u' | 'd'

/** One attempted operation: whether it took effect (checked in the database or the response), and the response. */
export type Attempt = { name: string; right: Right; tookEffect: boolean; answer: Answer; leaks: boolean }

/** One cell of the matrix: one role, one collection, one side. */
export type Cell = { world: World; collection: SanitizedCollectionConfig; role: Role; side: Side }

type Subject = Cell & { slug: CollectionSlug; probe: Probe; token: string | null }
type Document = { id: number; mark: string }

let count = 0
/** Returns a word that no other document contains, not even as part of another word. */
export function newMark(): string {
  count += 1
  return `mark${String(count).padStart(5, '0')}q`
}

function toSubject(cell: Cell): Subject {
  const slug = Object.values(cell.world.payload.collections).find(({ config }) => config.slug === cell.collection.slug)?.config.slug
  const probe = PROBES[cell.collection.slug]
  if (!slug || !probe) throw new Error(`no probe for ${cell.collection.slug}`)
  return { ...cell, slug, probe, token: cell.world.tokens[cell.role] }
}

/** Checks whether the stored document, or its newest draft, contains the mark. */
async function isStored({ world, slug }: Subject, id: number, mark: string): Promise<boolean> {
  const [live, draft] = await Promise.all(
    [false, true].map((isDraft) => world.payload.findByID({ collection: slug, id, depth: 0, draft: isDraft, disableErrors: true })),
  )
  return JSON.stringify([live, draft]).includes(mark)
}

async function countMarked({ world, slug, probe, side }: Subject, mark: string): Promise<number> {
  const holder = probe.holder?.(world, side) ?? {}
  const { totalDocs } = await world.payload.count({ collection: slug, where: { and: [{ [probe.mark]: { contains: mark } }, holder] } })
  return totalDocs
}

async function exists({ world, slug }: Subject, id: number): Promise<boolean> {
  return (await world.payload.count({ collection: slug, where: { id: { equals: id } } })).totalDocs === 1
}

/** Deletes without hooks or access checks: other tests cover deleting. */
async function removeMarked({ world, slug, probe }: Subject, mark: string): Promise<void> {
  await probe.release?.(world)
  await world.payload.db.deleteMany({ collection: slug, where: { [probe.mark]: { contains: mark } } })
}

/** `mark` is null when the request itself contains the mark, since a refusal may repeat it. */
function toAttempt(name: string, right: Right, answer: Answer, tookEffect: boolean, mark: string | null): Attempt {
  return { name, right, tookEffect, answer, leaks: !tookEffect && mark !== null && answer.text.includes(mark) }
}

async function tryReads(subject: Subject, { id, mark }: Document): Promise<Attempt[]> {
  const { slug, probe, token, collection } = subject
  const one = `/${slug}/${probe.address === 'mark' ? mark : id}`
  const shows = (answer: Answer) => answer.text.includes(mark)
  const counts = (answer: Answer) => pick(answer.json, 'totalDocs') === 1
  const reads: [name: string, path: string, isDone: (answer: Answer) => boolean][] = [
    ['read by id', one, shows],
    ['read by id, depth 3', `${one}?depth=3`, shows],
    ['list, newest first', `/${slug}?sort=-id&limit=3`, shows],
    ['list by id', `/${slug}?where[id][equals]=${id}&depth=2`, shows],
    ['list by content', `/${slug}?where[${probe.mark}][equals]=${mark}&select[id]=true&depth=0`, counts],
    ['list by id or anything', `/${slug}?where[or][0][id][equals]=${id}&where[or][1][id][exists]=true&sort=-id&limit=3`, shows],
  ]
  // Documents read by their mark have no id for the count.
  if (probe.address !== 'mark') reads.push(['count', `/${slug}/count?where[id][equals]=${id}`, counts])
  if (collection.versions) {
    const version = await newestVersion(subject, id)
    reads.push(
      ['read draft', `/${slug}/${id}?draft=true`, shows],
      ['list drafts', `/${slug}?draft=true&where[id][equals]=${id}`, shows],
      ['list versions', `/${slug}/versions?where[parent][equals]=${id}`, shows],
      ['read version', `/${slug}/versions/${version}`, shows],
    )
  }
  const attempts: Attempt[] = []
  for (const [name, path, isDone] of reads) {
    const answer = await call('GET', path, token)
    attempts.push(toAttempt(name, 'r', answer, isDone(answer), path.includes(mark) ? null : mark))
  }
  return attempts
}

async function newestVersion({ world, slug }: Subject, id: number): Promise<string> {
  const { docs } = await world.payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-id',
    limit: 1,
    depth: 0,
  })
  return String(docs[0]?.id)
}

async function tryUpdates(subject: Subject, { id }: Document): Promise<Attempt[]> {
  const { slug, token, probe, collection } = subject
  const paths: [name: string, path: string][] = [
    ['update', `/${slug}/${id}`],
    ['update many', `/${slug}?where[id][equals]=${id}`],
  ]
  if (collection.versions) paths.push(['autosave', `/${slug}/${id}?draft=true&autosave=true`], ['save draft', `/${slug}/${id}?draft=true`])
  const attempts: Attempt[] = []
  for (const [name, path] of paths) {
    const mark = newMark()
    const answer = await call('PATCH', path, token, { json: probe.change(mark) })
    attempts.push(toAttempt(name, 'u', answer, await isStored(subject, id, mark), null))
  }
  return attempts
}

/** Restores the version before a change that an admin made. */
async function tryRestore(subject: Subject, { id }: Document): Promise<Attempt[]> {
  if (!subject.collection.versions) return []
  const { slug, token, probe, world } = subject
  const version = await newestVersion(subject, id)
  const mark = newMark()
  await call('PATCH', `/${slug}/${id}`, world.tokens.admin, { json: probe.change(mark) })
  const answer = await call('POST', `/${slug}/versions/${version}`, token)
  return [toAttempt('restore version', 'u', answer, !(await isStored(subject, id, mark)), mark)]
}

async function tryCreates(subject: Subject): Promise<Attempt[]> {
  const { slug, token, probe, world, side, collection } = subject
  const paths = [['create', `/${slug}`], ...(collection.versions ? [['create draft', `/${slug}?draft=true`]] : [])]
  const attempts: Attempt[] = []
  for (const [name = '', path = ''] of paths) {
    const mark = newMark()
    const json = probe.data(world.sites[side], mark)
    const answer = await call('POST', path, token, collection.upload ? { form: uploadForm(json, world.picture) } : { json })
    const made = await countMarked(subject, mark)
    attempts.push(toAttempt(name, 'c', answer, made === 1, null))
    if (made > 0) await removeMarked(subject, mark)
  }
  return attempts
}

async function tryDuplicate(subject: Subject, { id, mark }: Document): Promise<Attempt[]> {
  const { slug, token, probe, collection } = subject
  if (collection.disableDuplicate) return []
  const before = await countMarked(subject, mark)
  // A copy needs its own address and slug, as the admin's form sends them.
  const own = newMark()
  const json = { ...('path' in probe.data(subject.world.sites.own, own) ? { path: `/${own}` } : {}), slug: own }
  const answer = await call('POST', `/${slug}/${id}/duplicate`, token, { json })
  return [toAttempt('duplicate', 'c', answer, (await countMarked(subject, mark)) > before, mark)]
}

/** Tries both kinds of deletion. A document that survived the first is used for the second. */
async function tryDeletes(subject: Subject): Promise<Attempt[]> {
  const { slug, probe, token } = subject
  const ways: [name: string, path: (victim: Document) => string][] = [
    ['delete', ({ id, mark }) => `/${slug}/${probe.address === 'mark' ? mark : id}`],
    ['delete many', ({ id }) => `/${slug}?where[id][equals]=${id}`],
  ]
  const attempts: Attempt[] = []
  let victim: Document | null = null
  for (const [name, path] of ways) {
    const document: Document = victim ?? (await prepare(subject))
    const answer = await call('DELETE', path(document), token)
    const isGone = !(await exists(subject, document.id))
    attempts.push(toAttempt(name, 'd', answer, isGone, document.mark))
    victim = isGone ? null : document
  }
  if (victim) await removeMarked(subject, victim.mark)
  else await probe.release?.(subject.world)
  return attempts
}

async function prepare({ world, collection, side, role }: Subject): Promise<Document> {
  const mark = newMark()
  return { id: await makeDocument(world, collection.slug, side, mark, role), mark }
}

/** Tries every operation on one collection with one role on one side, each on its own document. */
export async function tryEverything(cell: Cell): Promise<Attempt[]> {
  const subject = toSubject(cell)
  const { slug } = subject
  const creates = await tryCreates(subject)
  const document = await prepare(subject)
  const attempts = [
    ...creates,
    ...(await tryReads(subject, document)),
    ...(await tryDuplicate(subject, document)),
    ...(await tryUpdates(subject, document)),
    ...(await tryRestore(subject, document)),
  ]
  await removeMarked(subject, document.mark)
  await subject.world.payload.db.deleteMany({ collection: slug, where: { id: { equals: document.id } } })
  return [...attempts, ...(await tryDeletes(subject))]
}

/** Compares the responses for an existing and a missing document: they must be the same for somebody who may not read it. */
export async function compareWithAbsent(cell: Cell): Promise<{ method: Method; present: string; absent: string }[]> {
  const subject = toSubject(cell)
  const { id, mark } = await prepare(subject)
  const [present, absent] = subject.probe.address === 'mark' ? [mark, newMark()] : [String(id), '987654321']
  const answers: { method: Method; present: string; absent: string }[] = []
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const json = method === 'PATCH' ? subject.probe.change(newMark()) : undefined
    const ask = async (address: string) => {
      const { status, text } = await call(method, `/${subject.slug}/${address}`, subject.token, json ? { json } : {})
      return `${status} ${text.replaceAll(new RegExp(`\\b${address}\\b`, 'g'), '{id}')}`
    }
    answers.push({ method, present: await ask(present), absent: await ask(absent) })
  }
  await removeMarked(subject, mark)
  return answers
}
