import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { keepShownZone } from '@/features/dated-fields/shown-zone'
import { findAdminZone } from '@/app/(payload)/admin-zone'
import { importMap } from '../importMap.js'

type Props = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Props) => generatePageMetadata({ config, params, searchParams })

/** Payload creates a page as soon as its form opens, so its name and starting point are asked for before (EDT-11). */
const NEW_PAGE = 'collections/pages/create'

export default async function AdminPage({ params, searchParams }: Props) {
  const { segments } = await params
  if (segments?.join('/') === NEW_PAGE) redirect('/admin/collections/pages?new=page')
  keepShownZone(await findAdminZone(null))
  return RootPage({ config, importMap, params, searchParams })
}
