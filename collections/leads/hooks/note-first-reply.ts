import type { CollectionBeforeChangeHook } from 'payload'
import { isAnswered } from '@/domain/leads/record/lead-status'

/** The first-reply clock stops when a lead is first marked as answered, and stays where it stopped (ADM-18). */
export const noteFirstReply: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isFirst = isAnswered(data.status) && !data.first_reply_at && !originalDoc?.first_reply_at
  return isFirst ? { ...data, first_reply_at: new Date().toISOString() } : data
}
