import type { Payload } from 'payload'
import sharp from 'sharp'
import { payloadClient } from '@/server/process/payload-client'
import { call, idIn, pick, type Body } from './rest'

export const ROLES = ['anonymous', 'admin', 'support', 'marketing', 'sales'] as const
export type Role = (typeof ROLES)[number]
export const SIDES = ['own', 'foreign'] as const
/** The owner of a document: the tenant that marketing and sales belong to, or another one. */
export type Side = (typeof SIDES)[number]

/** A tenant with one of each document that others refer to. */
export type Site = {
  tenant: number
  dealership: number
  location: number
  media: number
  page: number
  staff: { id: number; token: string }
}

export type World = {
  payload: Payload
  tokens: Record<Role, string | null>
  ids: Record<Exclude<Role, 'anonymous'>, number>
  sites: Record<Side, Site>
  picture: File
}

export const PASSWORD = 'correct-horse-battery-9'
const emailOf = (name: string) => `${name}@access.example`

async function makePicture(): Promise<File> {
  const png = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#1b4f8f' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' })
}

/** Returns a multipart form as the admin sends uploads. */
export function uploadForm(data: Body, file: File): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', file)
  return form
}

async function signIn(name: string): Promise<string> {
  const answer = await call('POST', '/users/login', null, { json: { email: emailOf(name), password: PASSWORD } })
  const token = pick(answer.json, 'token')
  if (typeof token !== 'string') throw new Error(`${name} can't sign in: ${answer.text}`)
  return token
}

async function makeAccount(
  payload: Payload,
  name: string,
  role: Exclude<Role, 'anonymous'>,
  tenants: number[],
): Promise<{ id: number; token: string }> {
  const { id } = await payload.create({
    collection: 'users',
    data: { name, email: emailOf(name), password: PASSWORD, role, tenants: tenants.map((tenant) => ({ tenant })) },
  })
  return { id, token: await signIn(name) }
}

async function makeSite(payload: Payload, name: string, admin: string, picture: File): Promise<Site> {
  const make = async (path: string, json: Body) => idIn(await call('POST', path, admin, { json }))
  const tenant = await make('/tenants', { name: `${name} cars`, slug: name, template: 'dealer', timeZone: 'Australia/Brisbane' })
  const dealership = await make('/dealerships', {
    name: `${name} yard`,
    slug: `${name}-yard`,
    legal_name: `${name} secret pty ltd`,
    tenant,
  })
  const location = await make('/locations', { name: `${name} place`, slug: `${name}-place`, dealership, tenant })
  const media = idIn(await call('POST', '/media', admin, { form: uploadForm({ alt: `${name} picture`, tenant }, picture) }))
  const page = await make('/pages', { title: `${name} page`, path: '/about-us', layout: [], tenant })
  return { tenant, dealership, location, media, page, staff: await makeAccount(payload, `${name}-staff`, 'marketing', [tenant]) }
}

/**
 * Creates two tenants and one account of each role; marketing and sales belong to the own tenant. Everything except the accounts is created
 * over REST as admin, so that fixtures pass validation and hooks too.
 */
export async function buildWorld(): Promise<World> {
  const payload = await payloadClient()
  payload.logger.level = 'silent'
  const picture = await makePicture()
  const admin = await makeAccount(payload, 'access-admin', 'admin', [])
  const own = await makeSite(payload, 'northside', admin.token, picture)
  const foreign = await makeSite(payload, 'southside', admin.token, picture)
  const [support, marketing, sales] = [
    await makeAccount(payload, 'access-support', 'support', []),
    await makeAccount(payload, 'access-marketing', 'marketing', [own.tenant]),
    await makeAccount(payload, 'access-sales', 'sales', [own.tenant]),
  ]
  return {
    payload,
    tokens: { anonymous: null, admin: admin.token, support: support.token, marketing: marketing.token, sales: sales.token },
    ids: { admin: admin.id, support: support.id, marketing: marketing.id, sales: sales.id },
    sites: { own, foreign },
    picture,
  }
}
