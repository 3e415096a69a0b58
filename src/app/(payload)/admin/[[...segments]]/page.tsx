import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { keepShownZone } from '@/features/dated-fields/shown-zone'
import { findAdminZone } from '@/app/(payload)/admin-zone'
import { importMap } from '../importMap.js'

type Props = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> }

export const generateMetadata = ({ params, searchParams }: Props) => generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: Props) {
  keepShownZone(await findAdminZone(null))
  return RootPage({ config, importMap, params, searchParams })
}
