import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { asksForExistence, findUnknownFilters } from '@/domain/editing/known-filters'
import { keepShownZone } from '@/features/dated-fields/shown-zone'
import { payloadClient } from '@/server/process/payload-client'
import { findAdminZone } from '@/app/(payload)/admin-zone'
import { importMap } from '../importMap.js'

type Props = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Props) => generatePageMetadata({ config, params, searchParams })

/** Payload creates a page as soon as its form opens, so its name and starting point are asked for before (EDT-11). */
const NEW_PAGE = 'collections/pages/create'

/** Returns the address of a list without the filters that it can't draw; null when there are none. */
async function dropUnknownFilters({ params, searchParams }: Props): Promise<string | null> {
  const [[kind, slug] = [], query] = [(await params).segments, await searchParams]
  if (kind !== 'collections' || !asksForExistence(Object.keys(query))) return null
  const payload = await payloadClient()
  const collection = payload.config.collections.find((one) => one.slug === slug)
  if (!collection) return null
  const { permissions } = await payload.auth({ headers: await headers() })
  const unknown = findUnknownFilters(Object.keys(query), collection.fields, permissions.collections?.[collection.slug]?.fields)
  if (unknown.length === 0) return null
  const kept = Object.entries(query).filter(([name]) => !unknown.includes(name))
  const pairs = kept.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]))
  return `/admin/collections/${slug}?${new URLSearchParams(pairs).toString()}`
}

export default async function AdminPage({ params, searchParams }: Props) {
  const { segments } = await params
  const cleaned = await dropUnknownFilters({ params, searchParams })
  if (cleaned !== null) redirect(cleaned)
  if (segments?.join('/') === NEW_PAGE) redirect('/admin/collections/pages?new=page')
  keepShownZone(await findAdminZone(null))
  return RootPage({ config, importMap, params, searchParams })
}
