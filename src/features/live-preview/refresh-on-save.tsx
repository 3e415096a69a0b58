'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { scrollPreview } from './scroll-preview'

const TEXTS = 'main :is(h2, h3, h4, summary, button, a, strong)'

/** `showsWords`: text of the edited document, to which the page scrolls. */
type Props = { adminOrigin: string; showsWords?: string | undefined }

/** Refreshes the preview whenever the form around it has saved. */
export function RefreshOnSave({ adminOrigin, showsWords }: Props) {
  const router = useRouter()
  useEffect(() => {
    const words = showsWords?.trim()
    const found = words ? [...document.querySelectorAll(TEXTS)].find((element) => element.textContent?.trim() === words) : undefined
    if (found) scrollPreview(found, 'center')
  }, [showsWords])
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={adminOrigin} />
}
