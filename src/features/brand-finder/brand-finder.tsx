'use client'

import { useId, useRef, useState } from 'react'
import { matchesBrand } from '@/domain/models/brand-search'
import { Icon } from '@/ui/primitives/icon/icon'

/** Hides the server-rendered tiles that don't match. Returns the number of matches. */
function applyText(directory: HTMLElement, text: string): number {
  let shown = 0
  for (const section of directory.querySelectorAll<HTMLElement>('[data-brands]')) {
    const tiles = [...section.querySelectorAll<HTMLElement>('[data-brand]')]
    for (const tile of tiles) tile.hidden = !matchesBrand(tile.dataset.brand ?? '', text)
    const left = tiles.filter(({ hidden }) => !hidden).length
    section.hidden = left === 0
    shown += left
  }
  return shown
}

/** Filters the brand directory as the visitor types. Without JavaScript, and on Enter, it searches the stock (BRD-01). */
export function BrandFinder() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const find = (text: string) => {
    const directory = form.current?.closest<HTMLElement>('[data-brand-directory]')
    if (!directory) return
    const count = applyText(directory, text)
    if (text.trim() === '') setAnnouncement('')
    else
      setAnnouncement(
        count === 0 ? 'No brand by that name. Press search to check our stock.' : `${count} ${count === 1 ? 'brand' : 'brands'}`,
      )
  }
  return (
    <form
      ref={form}
      action="/search"
      role="search"
      aria-label="Brands"
      className="w-full md:ml-auto md:flex md:w-auto md:flex-row-reverse md:items-center md:gap-4"
    >
      <label htmlFor={id} className="sr-only">
        Find a brand
      </label>
      <div className="relative md:w-70">
        <input
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          placeholder="Find a brand"
          onChange={({ target }) => find(target.value)}
          className="min-h-11 w-full rounded-control border border-edge bg-surface pr-12 pl-3 text-[0.9375rem]/5 placeholder:text-ink-faint"
        />
        <button type="submit" aria-label="Search" className="absolute inset-y-0 right-0 grid min-w-11 place-items-center">
          <Icon name="search" size={18} weight="bold" />
        </button>
      </div>
      <p role="status" className="text-sm/5 text-ink-soft not-empty:max-md:mt-2">
        {announcement}
      </p>
    </form>
  )
}
