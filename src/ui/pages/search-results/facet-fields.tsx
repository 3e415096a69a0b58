import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox'
import { controlClasses } from '@/ui/primitives/field/control-classes'
import { toOptionId } from '@/ui/primitives/field/option-id'
import { Icon } from '@/ui/primitives/icon/icon'
import { MakeMark } from '@/ui/primitives/make-mark/make-mark'
import { RangeTrack } from './range-track'
import type { FacetOption, FacetView } from './search-view'

/** The number of values that a facet shows before 'Show n more'. */
const SHOWN_VALUES = 6

/** On a phone the prestige sheet fits two values side by side. */
const SHEET_COLUMNS = 'facet-options'

type FieldsOf<Kind extends FacetView['kind']> = { facet: Extract<FacetView, { kind: Kind }> }

function CheckRow({ name, option }: { name: string; option: FacetOption }) {
  // A make without a logo keeps the logo's space, so that all names align.
  const mark = name === 'make' && (
    <span className="facet-icon mr-2.5 size-5 place-items-center align-text-bottom">
      <MakeMark make={option.label} size={20} fallback="none" />
    </span>
  )
  return (
    <Checkbox
      id={toOptionId(`filter-${name}`, option.value)}
      name={name}
      value={option.value}
      defaultChecked={option.isChosen}
      count={option.count ?? undefined}
      label={
        mark ? (
          <>
            {mark}
            {option.label}
          </>
        ) : (
          option.label
        )
      }
      className="facet-option has-checked:font-strong"
    />
  )
}

/** Splits options into the visible ones and the rest. Chosen options are always visible. */
function splitOptions(options: readonly FacetOption[]): { shown: FacetOption[]; others: FacetOption[] } {
  const further = options.slice(SHOWN_VALUES)
  const shown = [...further.filter((option) => option.isChosen), ...options.slice(0, SHOWN_VALUES)]
  return { shown, others: further.filter((option) => !option.isChosen) }
}

function CheckFields({ facet }: FieldsOf<'checks'>) {
  const { shown, others } = splitOptions(facet.options)
  return (
    <>
      <div className={SHEET_COLUMNS}>
        {shown.map((option) => (
          <CheckRow key={option.value} name={facet.name} option={option} />
        ))}
      </div>
      {others.length > 0 && (
        <details className="group/more">
          <summary className="more-options">
            <span className="group-open/more:hidden">Show {others.length} more</span>
            <span className="hidden group-open/more:inline">Show fewer</span>
          </summary>
          <div className={SHEET_COLUMNS}>
            {others.map((option) => (
              <CheckRow key={option.value} name={facet.name} option={option} />
            ))}
          </div>
          {facet.unseen > 0 && (
            <p className="pt-1 pb-3 text-sm/5 text-ink-soft">{facet.unseen} more with fewer cars: search by name to find them.</p>
          )}
        </details>
      )}
    </>
  )
}

const SEGMENT =
  'flex min-h-11 items-center justify-center rounded-[max(0px,calc(var(--fc-radius-control)-2px))] px-1 text-[0.9375rem]/5 font-strong transition-quick'
const SEGMENT_ON = 'bg-surface text-brand shadow-card forced-colors:outline-2 forced-colors:outline-[Highlight]'

/** A few values side by side as a segmented control. Several may be chosen. 'All' is a link that removes them. */
export function SegmentFields({ facet }: FieldsOf<'segments'>) {
  return (
    <div className="flex gap-1 rounded-control bg-tint p-1">
      <a
        href={facet.allHref}
        aria-current={facet.isSet ? undefined : 'true'}
        className={`${SEGMENT} grow ${facet.isSet ? '' : SEGMENT_ON}`}
      >
        All
      </a>
      {facet.options.map((option) => (
        <label
          key={option.value}
          className={`${SEGMENT} grow cursor-pointer has-checked:bg-surface has-checked:text-brand has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]`}
        >
          <input type="checkbox" name={facet.name} value={option.value} defaultChecked={option.isChosen} className="sr-only" />
          {option.label}
        </label>
      ))}
    </div>
  )
}

function RangeEnd({ facet, end }: FieldsOf<'range'> & { end: 'min' | 'max' }) {
  const label = `${facet.label} ${end === 'min' ? 'from' : 'to'}${facet.unit && `, ${facet.unit}`}`
  return (
    <span className="relative">
      {facet.prefix && (
        <span aria-hidden="true" className="facet-prefix absolute inset-y-0 grid place-items-center text-ink-soft">
          {facet.prefix}
        </span>
      )}
      <input
        name={`${facet.name}_${end}`}
        defaultValue={end === 'min' ? facet.min : facet.max}
        aria-label={label}
        placeholder={end === 'min' ? facet.lowest : facet.highest}
        inputMode="numeric"
        pattern="[$0-9., ]*([kK][mM]?)? *"
        title="Enter a number, such as 30,000"
        maxLength={16}
        className={`facet-range-end ${controlClasses(false)} h-12 ${facet.prefix ? 'facet-prefixed' : ''}`}
      />
    </span>
  )
}

function RangeFields({ facet }: FieldsOf<'range'>) {
  return (
    <>
      {facet.track && <RangeTrack name={facet.name} label={facet.label} track={facet.track} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2.5">
        <RangeEnd facet={facet} end="min" />
        <span className="text-sm text-ink-soft">to</span>
        <RangeEnd facet={facet} end="max" />
      </div>
    </>
  )
}

function FacetFields({ facet }: { facet: FacetView }) {
  switch (facet.kind) {
    case 'segments':
      return <SegmentFields facet={facet} />
    case 'range':
      return <RangeFields facet={facet} />
    case 'toggle':
      return <CheckRow name={facet.name} option={facet.option} />
    case 'checks':
      return <CheckFields facet={facet} />
  }
}

export type FilterGroupProps = {
  label: string
  /** The chosen values: 'Any', 'Toyota', '3 chosen'. */
  summary: string
  isSet: boolean
  children: ReactNode
  isOpen: boolean
  className: string
  panelClassName: string
  /** Only one group with this name is open at a time. */
  groupName?: string
  /** On wide screens the head shows either the name or the chosen values, not both. */
  isTerse?: boolean
}

/** A plus that turns into a minus. */
function FoldSign({ className }: { className: string }) {
  return (
    <span className={`shrink-0 ${className}`}>
      <Icon name="plus" size={20} weight="light" className="group-open/facet:hidden" />
      <Icon name="minus" size={20} weight="light" className="hidden group-open/facet:block" />
    </span>
  )
}

/** A collapsible filter: its name, the chosen values, and a caret that turns. */
export function FilterGroup({
  label,
  summary: chosen,
  isSet,
  children,
  isOpen,
  className,
  panelClassName,
  groupName,
  isTerse = false,
}: FilterGroupProps) {
  const name = isTerse ? (isSet ? 'md:hidden' : 'md:font-normal md:text-ink-soft') : ''
  const summary = isTerse ? (isSet ? 'md:text-ink' : 'md:hidden') : ''
  return (
    <details className={`group/facet ${className}`} open={isOpen} name={groupName}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className={`font-strong ${name}`}>{label}</span>
        <span
          className={`ml-auto truncate ${isSet ? 'font-strong' : 'text-ink-soft'} ${isTerse ? 'text-[0.9375rem]/5' : 'text-sm'} ${summary}`}
        >
          {chosen}
        </span>
        <FoldSign className={isTerse ? 'md:hidden' : 'facet-sign'} />
        <Icon
          name="caret"
          size={16}
          className={`shrink-0 transition-quick group-open/facet:rotate-180 ${isTerse ? 'max-md:hidden' : 'facet-caret'}`}
        />
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}

type FacetGroupProps = { facet: FacetView } & Pick<FilterGroupProps, 'isOpen' | 'className' | 'panelClassName' | 'groupName' | 'isTerse'>

/** A facet as a collapsible filter. */
export function FacetGroup({ facet, ...group }: FacetGroupProps) {
  return (
    <FilterGroup label={facet.label} summary={facet.summary} isSet={facet.isSet} {...group}>
      <FacetFields facet={facet} />
    </FilterGroup>
  )
}
