import { useEffect, useRef } from 'react'
import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { remember } from '@/ui/primitives/browser-memory'
import { Button } from '@/ui/primitives/button/button'

export type ConsentBarProps = { onAnswer: () => void }

/** Space in px between the bar and the target of a scroll. */
const CLEARANCE = 24

/** While the bar is visible, keeps focused elements (A11Y-01), toasts and the end of the page above it. */
function useClearance() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const taken = `${(bar.current?.offsetHeight ?? 0) + CLEARANCE}px`
    style.scrollPaddingBottom = taken
    style.setProperty('--foot-taken', taken)
    return () => {
      style.scrollPaddingBottom = ''
      style.removeProperty('--foot-taken')
    }
  }, [])
  return bar
}

/**
 * Asks for consent to analytics without blocking the page. Accepting and declining take the same effort; nothing is measured before
 * consent.
 */
export function ConsentBar({ onAnswer }: ConsentBarProps) {
  const bar = useClearance()
  const answer = (word: 'yes' | 'no') => {
    remember(MEMORY_KEYS.measuring, word)
    onAnswer()
  }
  return (
    <section
      ref={bar}
      aria-label="Can we use analytics?"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 overflow-y-auto rounded-panel border border-line bg-surface p-[min(1rem,16px)] text-ink shadow-panel md:p-5"
    >
      <p className="min-w-[min(15rem,100%)] flex-1 text-[0.9375rem]/6">
        Can we use analytics to see how people use this site and make it better? Nothing is counted until you agree.{' '}
        <a href="/privacy-policy" className="underline underline-offset-4">
          Privacy policy
        </a>
      </p>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
        <Button variant="outline" onClick={() => answer('no')}>
          No thanks
        </Button>
        <Button variant="outline" onClick={() => answer('yes')}>
          Yes
        </Button>
      </div>
    </section>
  )
}
