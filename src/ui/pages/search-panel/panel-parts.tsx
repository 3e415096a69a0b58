import { formatFigure } from '@/domain/numbers/figures'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/primitives/class-names'
import { buttonClasses, type ButtonVariant } from '@/ui/primitives/button/button-classes'
import { Chip } from '@/ui/primitives/chip'
import { Icon } from '@/ui/primitives/icon/icon'
import { Select } from '@/ui/primitives/select'
import type { SearchPanelProps } from './panel-props'
import type { PanelOption, PanelSelectView, SearchPanelView } from './panel-view'

/** The plain form around a panel's fields. Without JavaScript it opens the same search (SRP-15). */
export function PanelForm({ id, view, className, children }: SearchPanelProps & { className?: string; children: ReactNode }) {
  return (
    <form id={id} action="/search" method="get" role="search" aria-label={view.label} autoComplete="off" className={className}>
      {children}
      <p role="status" className="sr-only" />
    </form>
  )
}

const toLabel = ({ label, count }: PanelOption) => (count === null ? label : `${label} (${formatFigure(count)})`)

/** The initial value of a select, which filters nothing. */
const UNTOUCHED = ''

type FieldProps = { id: string; select: PanelSelectView | null; isLabelHidden?: boolean; className?: string }

/** A select with counts. Renders nothing when the stock offers no choice. */
export function PanelField({ id, select, isLabelHidden, className }: FieldProps) {
  if (!select) return null
  return (
    <Select
      id={`${id}-${select.name}`}
      name={select.name}
      label={select.label}
      isLabelHidden={isLabelHidden}
      aria-label={isLabelHidden ? select.label : undefined}
      options={select.options.map((option) => ({ value: option.value, label: toLabel(option) }))}
      defaultValue={UNTOUCHED}
      disabled={select.options.length < 2}
      data-counted
      className={className}
    />
  )
}

type ButtonProps = { view: SearchPanelView; variant: ButtonVariant; className?: string; hasIcon?: boolean }

/** Submits the form. Its number is the count of matching vehicles (SRP-15). */
export function ShowMeButton({ view, variant, className, hasIcon = false }: ButtonProps) {
  return (
    <button type="submit" className={buttonClasses({ variant, size: 'large', className: classNames('sm:whitespace-nowrap', className) })}>
      {hasIcon && <Icon name="search" size={22} className="shrink-0" />}
      <span>
        Show Me <span data-count-up={view.total}>{view.countText}</span>
      </span>
    </button>
  )
}

/** Quick searches. On a phone the row scrolls sideways. */
export function PanelChips({ view: { chips }, lead, className }: { view: SearchPanelView; lead?: string; className?: string }) {
  if (chips.length === 0) return null
  return (
    <ul
      className={classNames(
        'flex items-center gap-2 whitespace-nowrap max-md:-mx-1 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-1 max-md:py-1 md:flex-wrap',
        className,
      )}
    >
      {lead && (
        <li aria-hidden="true" className="mr-1 text-[0.9375rem]/5 text-ink-soft max-md:hidden">
          {lead}
        </li>
      )}
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Chip label={label} href={href} />
        </li>
      ))}
    </ul>
  )
}
