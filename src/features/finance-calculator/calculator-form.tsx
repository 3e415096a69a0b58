'use client'

import { type FormEvent, useState } from 'react'
import { calculate, clampEntries, defaultEntries, type CalculatorEntries } from '@/domain/finance/calculator'
import { resolveCalculatorLimits, type Bounds, suggestDeposits } from '@/domain/finance/calculator-limits'
import { defaultTerms, type OwnTerms } from '@/domain/finance/own-terms'
import { FREQUENCIES } from '@/domain/finance/frequency'
import { readLoan, withCar, withLoan } from '@/domain/finance/finance-href'
import { type Cents, formatMoney } from '@/domain/money/money'
import type { CarSummary } from '@/domain/vehicle/car-summary'
import type { CalculatorView } from '@/ui/pages/finance/finance-view'
import { RepaymentBar } from '@/ui/pages/finance/repayment-bar'
import { CALCULATOR_GRID, RepaymentCard } from '@/ui/pages/finance/repayment-card'
import { nameFrequency, nameTerm, toRepaymentView } from '@/ui/pages/finance/repayment-view'
import { useNamedCar } from '@/ui/sections/named-car/use-named-car'
import { Segments } from '@/ui/primitives/radio-group'
import { Select } from '@/ui/primitives/select'
import { recallTerms, rememberTerms } from '@/ui/sections/own-terms/stored-terms'
import { AmountField } from './amount-field'
import { createFirstUseReporter } from './report-first-use'
import { useNarrowWindow } from './use-narrow-window'
import { useDebouncedText } from '@/ui/primitives/load-when-near/use-debounced-text'

/** Writes the weekly prices of the whole page; loaded with the first change. */
const loadOwnTerms = () => import('@/ui/sections/own-terms/show-own-terms')

/** Only logged (ERR-01): the calculator itself works without it. */
const warn = (error: unknown) => console.warn('The other weekly prices keep the site’s terms.', error)

const inDollars = ({ min, max, step }: Bounds): Bounds => ({ min: min / 100, max: max / 100, step: step / 100 })
const formatDollars = (dollars: number) => formatMoney(Math.round(dollars * 100))
const formatPercent = (rate: number) => `${Math.round(rate * 100) / 100}%`
const toCents = (dollars: number): Cents => Math.round(dollars * 100)

type FieldsProps = { view: CalculatorView; entries: CalculatorEntries; change: (changes: Partial<CalculatorEntries>) => void }

function Fields({ view: { settings, carPrice, quickPicks, pricePicks }, entries, change }: FieldsProps) {
  const limits = resolveCalculatorLimits(settings, carPrice)
  const money = { unit: { kind: 'money' }, format: formatDollars } as const
  const price = inDollars(limits.price)
  // A deposit or residual above the price is no loan. The sliders end at the price; typing doesn't.
  const sliderEnd = Math.max(entries.price / 100, price.step)
  return (
    <div className="grid content-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <AmountField
        {...money}
        id="calculator-price"
        label="Purchase price"
        value={entries.price / 100}
        bounds={price}
        sliderMax={settings.financePriceSlider ? price.max : null}
        picks={pricePicks}
        onChange={(value) => change({ price: toCents(value) })}
      />
      <AmountField
        {...money}
        id="calculator-deposit"
        label="Deposit or trade-in"
        value={entries.deposit / 100}
        bounds={inDollars(limits.deposit)}
        sliderMax={sliderEnd}
        picks={suggestDeposits(quickPicks, entries.price / 100)}
        onChange={(value) => change({ deposit: toCents(value) })}
      />
      <Select
        id="calculator-term"
        label="Term"
        value={String(entries.years)}
        options={limits.terms.map((years) => ({ value: String(years), label: nameTerm(years) }))}
        onChange={(event) => change({ years: Number(event.target.value) })}
      />
      <AmountField
        {...money}
        id="calculator-residual"
        label="Residual"
        value={entries.residual / 100}
        bounds={inDollars(limits.residual)}
        sliderMax={sliderEnd}
        onChange={(value) => change({ residual: toCents(value) })}
      />
      <div className="sm:col-span-2">
        <AmountField
          id="calculator-rate"
          label="Interest rate"
          value={entries.rate}
          bounds={limits.rate}
          sliderMax={limits.rate.max}
          unit={{ kind: 'number', suffix: 'percent a year' }}
          format={formatPercent}
          onChange={(rate) => change({ rate })}
        />
      </div>
    </div>
  )
}

/** Returns the initial values: the visitor's own terms, and without a vehicle the loan named in the address (FIN-20, LOOK-01, LOOK-02). */
function openWith({ settings, carPrice }: CalculatorView, isCarPage: boolean): CalculatorEntries {
  const limits = resolveCalculatorLimits(settings, carPrice)
  const entries = clampEntries({ ...defaultEntries(settings, carPrice), ...recallTerms() }, limits)
  if (isCarPage) return entries
  const { price, deposit, years } = readLoan(new URLSearchParams(window.location.search))
  const carried = {
    ...(price === null ? {} : { price: toCents(price) }),
    ...(deposit === null ? {} : { deposit: toCents(deposit) }),
    ...(years === null ? {} : { years }),
  }
  return clampEntries({ ...entries, ...carried }, limits)
}

function toNamedView(view: CalculatorView, { id, price, dealership }: CarSummary): CalculatorView {
  const financeHref = view.financeHref && withCar(view.financeHref, { id, dealership })
  return { ...view, carId: id, carPrice: price === null ? null : toCents(price), financeHref }
}

/** The finance calculator as a form (FIN-05, FIN-06), for the page's vehicle or the one named in the address (FIN-20). */
export function CalculatorForm(view: CalculatorView) {
  const isCarPage = view.carId !== null
  const named = useNamedCar(!isCarPage)
  const shown = named.kind === 'found' ? toNamedView(view, named.car) : view
  return <Calculator key={shown.carId} view={shown} isCarPage={isCarPage} />
}

/** Recalculates on every change and announces the result when typing pauses. */
function Calculator({ view, isCarPage }: { view: CalculatorView; isCarPage: boolean }) {
  const { settings, carPrice, carId, financeHref } = view
  const [entries, setEntries] = useState(() => openWith(view, isCarPage))
  const [tellUse] = useState(() => createFirstUseReporter(carId))
  const isNarrow = useNarrowWindow()
  const repayment = toRepaymentView(calculate(entries, settings, carPrice))
  const announced = useDebouncedText(repayment.spoken)
  const [isOwn, setIsOwn] = useState(() => recallTerms() !== null)
  const keep = (terms: OwnTerms | null) => {
    rememberTerms(terms)
    setIsOwn(terms !== null)
    loadOwnTerms()
      .then(({ showOwnTerms }) => showOwnTerms(settings))
      .catch(warn)
  }
  const change = (changes: Partial<CalculatorEntries>) => {
    tellUse()
    const { price, frequency, ...terms } = { ...entries, ...changes }
    setEntries({ price, frequency, ...terms })
    if (changes.price === undefined && changes.frequency === undefined) keep(terms)
  }
  const reset = () => {
    setEntries({ ...entries, ...defaultTerms(settings) })
    keep(null)
  }
  const choose = (event: FormEvent<HTMLElement>) => {
    const { target } = event
    const frequency = FREQUENCIES.find((known) => target instanceof HTMLInputElement && target.value === known)
    if (frequency) change({ frequency })
  }
  return (
    <form aria-label="Finance calculator" onSubmit={(event) => event.preventDefault()} className={CALCULATOR_GRID}>
      <div className="grid content-start gap-y-5">
        {isNarrow && <RepaymentBar view={repayment} frequency={entries.frequency} />}
        <Fields view={view} entries={entries} change={change} />
      </div>
      <RepaymentCard
        view={repayment}
        financeHref={financeHref && withLoan(financeHref, entries)}
        frequency={
          <div onChange={choose} className="[&_label]:px-1.5">
            <Segments
              id="calculator-frequency"
              label="Repayments"
              name="frequency"
              defaultValue={entries.frequency}
              options={FREQUENCIES.map((frequency) => ({ value: frequency, label: nameFrequency(frequency) }))}
            />
          </div>
        }
      />
      {isOwn && (
        <p className="calculator-own text-[0.9375rem]/6 text-ink-soft">
          Weekly prices on this site now use your deposit, term, residual and rate. They are kept on this device.{' '}
          <button type="button" onClick={reset} className="cursor-pointer py-1 font-strong text-ink underline underline-offset-4">
            Use the site’s terms
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </form>
  )
}
