'use client'

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type FilterChoice, type FilterGroup, fitsChoice, type LocationFilters } from '@/domain/locations/location-filter'
import { STATE_ANCHOR } from '@/domain/locations/state-table'
import { DistanceField } from './distance-field'

export type LocationFilterProps = {
  groups: readonly FilterGroup[]
  noun: string
  total: number
  /** The number of locations with coordinates. */
  located?: number
}

const CHIP =
  'place-filter-choice inline-flex min-h-11 cursor-pointer items-center gap-1.5 border border-edge bg-surface px-4 text-[0.9375rem]/5 font-strong transition-quick aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-ink forced-colors:aria-pressed:border-[3px] forced-colors:aria-pressed:border-[Highlight]'
/** More brands than this are shown as a select. */
const MAX_CHIPS = 6
/** A shorter list needs no order by distance. */
const MIN_LOCATED = 3

function isFilters(value: unknown): value is LocationFilters {
  return typeof value === 'object' && value !== null && 'state' in value && 'department' in value && 'makes' in value
}

function readFilters(item: HTMLElement): LocationFilters | null {
  const value: unknown = JSON.parse(item.dataset.filter ?? 'null')
  return isFilters(value) ? value : null
}

/** Hides locations of the server-rendered list that don't match. Returns the number of matches. */
function applyChoice(section: HTMLElement, choice: FilterChoice): number {
  const items = [...section.querySelectorAll<HTMLElement>('[data-places] > [data-filter]')]
  let shown = 0
  for (const item of items) {
    const filters = readFilters(item)
    item.hidden = filters !== null && !fitsChoice(filters, choice)
    if (!item.hidden) shown += 1
  }
  return shown
}

type GroupProps = { group: FilterGroup; chosen: string | null; choose: (value: string | null) => void }

function Group({ group: { key, label, choices }, chosen, choose }: GroupProps) {
  if (choices.length > MAX_CHIPS)
    return (
      <label className="block">
        <span className="mb-1.5 block text-sm/5 font-strong">{label}</span>
        <select
          value={chosen ?? ''}
          onChange={({ target }) => choose(target.value || null)}
          className="min-h-11 max-w-full rounded-control border border-edge bg-surface px-3 text-[0.9375rem]/5"
        >
          <option value="">All</option>
          {choices.map(({ value, count }) => (
            <option key={value} value={value}>
              {value} ({count})
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm/5 font-strong">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        <button type="button" aria-pressed={chosen === null} className={CHIP} onClick={() => choose(null)}>
          All
        </button>
        {choices.map(({ value, count }) => (
          <button key={`${key}-${value}`} type="button" aria-pressed={chosen === value} className={CHIP} onClick={() => choose(value)}>
            {value} <span className="font-normal opacity-85">{count}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Reads the initial state filter from a hash such as '#state=QLD'; ignores unknown states. */
function readChoice(groups: readonly FilterGroup[], hash: string): FilterChoice {
  const asked = hash.startsWith(`#${STATE_ANCHOR}`) ? hash.slice(STATE_ANCHOR.length + 1) : null
  const isKnown = groups.some(({ key, choices }) => key === 'state' && choices.some(({ value }) => value === asked))
  return isKnown ? { state: asked } : {}
}

function watchHash(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

/** Filters a long list of locations by state, department and brand. Without JavaScript all locations are shown without it. */
export function LocationFilter({ groups, noun, total, located = 0 }: LocationFilterProps) {
  const root = useRef<HTMLDivElement>(null)
  const hash = useSyncExternalStore(
    watchHash,
    () => location.hash,
    () => '',
  )
  const [chosen, setChosen] = useState<FilterChoice | null>(null)
  const choice = useMemo(() => chosen ?? readChoice(groups, hash), [chosen, groups, hash])
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    const section = root.current?.closest('section')
    if (section) setShown(applyChoice(section, choice))
  }, [choice])
  const hasDistance = located >= MIN_LOCATED
  if (groups.length === 0 && !hasDistance) return null
  return (
    <div ref={root} className="mb-6 noscript:hidden">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {hasDistance && <DistanceField list={() => root.current?.closest('section')?.querySelector('[data-places]') ?? null} />}
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            chosen={choice[group.key] ?? null}
            choose={(value) => setChosen({ ...choice, [group.key]: value })}
          />
        ))}
      </div>
      {groups.length > 0 && (
        <p role="status" className="mt-4 font-strong">
          {shown === 0
            ? `No ${noun} match all of these filters.`
            : `${shown ?? total} ${(shown ?? total) === 1 ? noun.replace(/s$/, '') : noun}`}
        </p>
      )}
    </div>
  )
}
