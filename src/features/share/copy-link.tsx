import { useEffect, useRef, useState } from 'react'
import { COPIED_MS, toCopiedText } from '@/domain/seo/share-links'
import { Button } from '@/ui/primitives/button/button'
import { showToast } from '@/ui/primitives/toast/toasts'
import type { SharedCar } from './shared-car'

/** Copies the address, or selects it for copying by hand where the browser blocks the clipboard (VDP-20, VDP-21). */
export function CopyLink({ car }: { car: SharedCar }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(car.url)
      setState('copied')
      if (car.toastMs !== null) showToast({ title: toCopiedText(car.name), staysMs: car.toastMs })
    } catch {
      field.current?.select()
      setState('refused')
    }
  }

  return (
    <div>
      <div className="flex gap-2.5">
        <input
          ref={field}
          readOnly
          aria-label="Link to this page"
          value={car.url}
          onFocus={(event) => event.target.select()}
          className="min-h-12 min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-surface px-3.5 text-ink-soft"
        />
        <Button variant="brand" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy()} className="min-w-34 shrink-0">
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p role="status" className={state === 'refused' ? 'mt-2 text-ink-soft' : 'sr-only'}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'The link is selected: copy it with Ctrl+C or ⌘C.'}
      </p>
    </div>
  )
}
