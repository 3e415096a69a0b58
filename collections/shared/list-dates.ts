import type { CollectionBeforeChangeHook } from 'payload'
import { listScheduleDates, type ScheduledPage } from '@/domain/pages/page-schedule'

/**
 * Stores when a page or a shared section and its blocks appear and disappear, so that the site's epochs can be read without the blocks
 * (EDT-21, PERF-06).
 */
export const listDates: CollectionBeforeChangeHook<ScheduledPage & { id: number }> = ({ data, originalDoc }) => ({
  ...data,
  scheduleDates: listScheduleDates({ ...originalDoc, ...data }),
})
