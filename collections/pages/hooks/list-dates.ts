import type { CollectionBeforeChangeHook } from 'payload'
import { listScheduleDates } from '@/domain/pages/page-schedule'
import type { Page } from '@payload-types'

/** Stores when the page and its blocks appear and disappear, so that the site's epochs can be read without its blocks (EDT-21, PERF-06). */
export const listDates: CollectionBeforeChangeHook<Page> = ({ data, originalDoc }) => ({
  ...data,
  scheduleDates: listScheduleDates({ ...originalDoc, ...data }),
})
