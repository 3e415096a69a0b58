import { Fragment } from 'react'
import { TONE_INK } from '@/ui/primitives/band'
import { Icon } from '@/ui/primitives/icon/icon'
import { PanelChips, PanelForm, ShowMeButton } from './panel-parts'
import type { SearchPanelProps } from './panel-props'
import type { PanelOption, PanelSelectView } from './panel-view'

/** Returns an option's wording within the sentence. */
type Wording = (option: PanelOption) => string

const asWritten: Wording = ({ label }) => label
const inPassing: Wording = ({ label }) => label.toLowerCase()
const asMarque: Wording = ({ value, label }) => (value === '' ? 'any marque' : label)
const asModel: Wording = ({ value, label }) => (value === '' ? 'of any model' : label)
/** 'a Coupe body', 'an SUV body' */
const asBody: Wording = ({ value, label }) => (value === '' ? 'any body' : `${/^([AEIO]|SUV)/.test(label) ? 'an' : 'a'} ${label} body`)
const asPlace: Wording = ({ value, label }) => (value === '' ? 'any showroom' : label)

/** A word of the sentence that is a select: as wide as its text, with a heavy rule once it filters. */
function Word({ id, select, wording }: { id: string; select: PanelSelectView; wording: Wording }) {
  const isWaiting = select.options.length < 2
  return (
    <span className="relative inline-block max-w-full whitespace-nowrap [&:has(>select:disabled)]:hidden">
      <select
        id={`${id}-${select.name}`}
        name={select.name}
        aria-label={select.label}
        defaultValue=""
        disabled={isWaiting}
        className="field-sizing-content max-w-full cursor-pointer appearance-none truncate rounded-none border-b border-edge bg-transparent pr-8 pb-px align-baseline leading-[1.24] hover:border-ink md:pr-9 [&:has(option:checked:not([value='']))]:border-ink [&:has(option:checked:not([value='']))]:shadow-[inset_0_-1px_0_var(--fc-ink)]"
      >
        {select.options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-base/6 text-ink">
            {wording(option)}
          </option>
        ))}
      </select>
      <Icon name="caret" weight="light" size={20} className="pointer-events-none absolute top-1/2 right-1 -translate-y-1/4" />
    </span>
  )
}

type Clause = { key: string; lead: string; select: PanelSelectView; wording: Wording }

function listClauses({ view }: Pick<SearchPanelProps, 'view'>): Clause[] {
  const { condition, make, model, body, dealership, price, subscription } = view
  const clauses: (Omit<Clause, 'key' | 'select'> & { select: PanelSelectView | null | undefined })[] = [
    { lead: '', select: condition, wording: inPassing },
    { lead: '', select: make, wording: asMarque },
    { lead: '', select: model, wording: asModel },
    { lead: 'with', select: body, wording: asBody },
    { lead: 'at', select: dealership, wording: asPlace },
    { lead: 'between', select: price?.from, wording: asWritten },
    { lead: 'and', select: price?.to, wording: asWritten },
    { lead: 'to', select: subscription, wording: inPassing },
  ]
  return clauses.flatMap(({ select, ...words }) => (select ? [{ ...words, select, key: select.name }] : []))
}

/** The prestige panel: a sentence whose underlined words are selects, then one button with the number of vehicles. */
export function SentencePanel({ view, id, isNarrow = false }: SearchPanelProps) {
  return (
    <PanelForm id={id} view={view} className={isNarrow ? TONE_INK.brand : undefined}>
      <div className="max-w-[1000px] font-display text-[min(1.9375rem,46px)]/[1.742] font-light tracking-[-0.02em] md:text-[2.875rem]/[1.609]">
        Show me{' '}
        {listClauses({ view }).map(({ key, lead, select, wording }) => (
          <Fragment key={key}>
            <span className="max-md:inline-block max-md:max-w-full">
              {lead && `${lead} `}
              <Word id={id} select={select} wording={wording} />
            </span>{' '}
          </Fragment>
        ))}
      </div>
      <div className="mt-8 flex flex-col gap-x-10 gap-y-4 md:mt-12 md:flex-row md:items-center">
        <ShowMeButton view={view} variant="brand" className="max-md:w-full" />
        <PanelChips view={view} className="gap-8" />
      </div>
    </PanelForm>
  )
}
