import type { CollectionBeforeChangeHook } from 'payload'
import { isAnswered } from '@/domain/leads/record/lead-status'

/** Stops the first-reply clock when a lead is first marked as answered; it doesn't start again (ADM-18). */
export const noteFirstReply: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isFirst = isAnswered(data.status) && !data.first_reply_at && !originalDoc?.first_reply_at
  return isFirst ? { ...data, first_reply_at: new Date().toISOString() } : data
}
