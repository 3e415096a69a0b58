'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Draws the preview anew each time the editor beside it has saved. The origin is the window's own: a wrong one means silently no refresh. */
export function RefreshOnSave() {
  const router = useRouter()
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => setOrigin(window.location.origin), [])
  return origin === null ? null : <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
}
