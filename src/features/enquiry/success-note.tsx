'use client'

import { useSyncExternalStore } from 'react'
import { writeSuccess } from '@/domain/leads/success-text'
import { loadSuccessCategory } from './enquiry-storage'

const neverChanges = () => () => undefined

/** What the thank-you page thanks for: a general thank-you until the browser says which form was sent (LEAD-17). */
export function SuccessNote({ tenantName }: { tenantName: string }) {
  const category = useSyncExternalStore(neverChanges, loadSuccessCategory, () => null)
  const { title, text } = writeSuccess(category)
  return (
    <>
      <h1 className="max-w-[44rem] type-h1">
        Thank you. <span className="inline-block max-w-full">{title}</span>
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg/7 text-ink-soft">
        Somebody at {tenantName} {text}
      </p>
    </>
  )
}
