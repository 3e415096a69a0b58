'use client'

import { useCallback, useEffect, useState } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { Alert } from '@/ui/primitives/alert'
import { Button } from '@/ui/primitives/button/button'
import { Loading, SkeletonCard } from '@/ui/primitives/skeleton/skeleton'
import { callGarage, type GarageAnswer } from './garage-call'
import { GarageView } from './garage-view'

export type GarageProps = { variant: CardVariant; title: string; part: 'all' | 'saved' }

/** Reads an event about a vehicle saved or removed on this page; null for other events. */
function readSaved(event: Event): { id: number; isSaved: boolean } | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('id' in detail) || !('isSaved' in detail)) return null
  return typeof detail.id === 'number' ? { id: detail.id, isSaved: detail.isSaved === true } : null
}

/** Loads the shopper's data once they are known to be signed in, and shows a placeholder until then (AUTH-05, WATCH-02). */
export function Garage({ variant, title, part }: GarageProps) {
  const [answer, setAnswer] = useState<GarageAnswer | 'loading' | 'failed'>('loading')
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const load = useCallback(() => {
    // Visitors who aren't signed in are redirected by the script for gated pages.
    void callGarage().then((given) => setAnswer(given === 'signedOut' ? 'loading' : given))
  }, [])
  useEffect(load, [load])
  useEffect(() => {
    const onSaved = (event: Event) => {
      const change = readSaved(event)
      if (change) setRemoved((known) => new Set([...known, change.id].filter((id) => id !== change.id || !change.isSaved)))
    }
    document.addEventListener('shopper:saved', onSaved)
    return () => document.removeEventListener('shopper:saved', onSaved)
  }, [])
  return (
    <div className="wrap section">
      <h1 className="type-h1">{title}</h1>
      <noscript>
        <p className="mt-4 text-lg/7">Your garage needs JavaScript to load. Please turn it on in your browser.</p>
      </noscript>
      {answer === 'loading' && (
        <Loading label="Loading your garage" className="mt-8 grid gap-cards sm:grid-cols-2 lg:grid-cols-3 noscript:hidden">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      )}
      {answer === 'failed' && (
        <Alert tone="bad" title="We couldn’t load your garage." className="mt-8">
          <Button variant="outline" size="small" className="mt-3" onClick={load}>
            Try again
          </Button>
        </Alert>
      )}
      {typeof answer === 'object' && <GarageView answer={answer} variant={variant} part={part} removed={removed} />}
    </div>
  )
}
