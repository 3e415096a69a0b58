import type { CollectionBeforeChangeHook } from 'payload'
import { listSitesOf, readReleaseItems } from '@/domain/editing/release/release-item'
import { idOf } from '@/domain/json/id-of'

/** Stores the sites that a release changes, by which access to it is decided (EDT-20, SEC-01). */
export const deriveSites: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const home = idOf(data.tenant ?? originalDoc?.tenant)
  return home === null ? data : { ...data, sites: listSitesOf(readReleaseItems(data.items ?? originalDoc?.items), home) }
}
