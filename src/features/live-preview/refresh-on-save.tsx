'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Draws the preview anew each time the editor beside it has saved. The origin is the window's own: a wrong one means silently no refresh. */
export function RefreshOnSave() {
  const router = useRouter()
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => null,
  )
  return origin === null ? null : <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
}
