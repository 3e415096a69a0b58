'use client'

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '@/ui/primitives/button/button'
import type { DealerPickerForm } from './dealer-picker'

type Form = ComponentType<ComponentProps<typeof DealerPickerForm>>

/** Loads the picker's form near the viewport. Before that, or without JavaScript, shows a link to all dealers. */
export function LazyPicker({ id, action, label }: { id: string; action: string; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<Form | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element || Form) return
    const load = () => import('./dealer-picker').then((module) => setForm(() => module.DealerPickerForm)).catch(() => undefined)
    if (typeof IntersectionObserver === 'undefined') {
      void load()
      return
    }
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), { rootMargin: '300px' })
    near.observe(element)
    return () => near.disconnect()
  }, [Form])
  return (
    <div ref={place}>
      {Form ? (
        <Form id={id} action={action}>
          <Button type="submit" variant="brand">
            {label}
          </Button>
        </Form>
      ) : (
        <LinkButton href="/dealerships" variant="outline">
          See all dealerships
        </LinkButton>
      )}
    </div>
  )
}
