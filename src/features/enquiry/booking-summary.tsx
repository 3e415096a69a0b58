import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '@/domain/leads/form/form-field'
import { findChosenLocation, writeBookingTime } from '@/domain/leads/form/remembered-booking'
import { listFields } from '@/domain/leads/form/lead-form'
import { Picture } from '@/ui/primitives/picture/picture'
import { type FormSite, toLeadForm } from './form-site'

/** A model that can be test driven, as the summary shows it. */
export type SummaryModel = { title: string; note: string; picture: { src: string; width: number; height: number } | null }

export type BookingSummaryProps = { site: FormSite; models: readonly SummaryModel[] }

const textOf = (value: FormValues[string]) => (typeof value === 'string' ? value.trim() : '')

/** Returns the values of the form beside it, updated as the visitor types. */
function useFormValues(place: { current: HTMLElement | null }): FormValues {
  const [answers, setAnswers] = useState<FormValues>({})
  useEffect(() => {
    const form = place.current?.closest('section')?.querySelector('form')
    if (!form) return
    let waiting = 0
    const read = () => {
      const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      setAnswers(Object.fromEntries(entries))
    }
    // Tile fields write their value after this event has been dispatched.
    const later = () => {
      window.clearTimeout(waiting)
      waiting = window.setTimeout(read)
    }
    later()
    form.addEventListener('input', later)
    form.addEventListener('change', later)
    return () => {
      window.clearTimeout(waiting)
      form.removeEventListener('input', later)
      form.removeEventListener('change', later)
    }
  }, [place])
  return answers
}

function ModelHead({ model, typed }: { model: SummaryModel | undefined; typed: string }) {
  const { picture } = model ?? {}
  return (
    <>
      {picture && (
        <Picture
          {...picture}
          alt=""
          sizes="400px"
          className="booking-summary-photo aspect-3/2 w-full bg-brand-tint object-contain object-bottom"
        />
      )}
      <div className="booking-summary-head pt-6 pb-4">
        <h2 className="type-h3">{model?.title ?? (typed === '' ? 'Your test drive' : typed)}</h2>
        {model?.note && <p className="mt-0.5 text-[0.9375rem]/6 text-ink-soft">{model.note}</p>}
      </div>
    </>
  )
}

/** Summary beside a test drive form: the model, location and time, and what to bring (LEAD-22). */
export function BookingSummary({ site, models }: BookingSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  const answers = useFormValues(place)
  const fields = useMemo(() => listFields(toLeadForm(site, { kind: 'test-drive', carSlug: null })), [site])
  const typed = textOf(answers.vehicle_interest)
  const named = typed.toLowerCase()
  const model = models.find(({ title }) => title.toLowerCase() === named)
  const rows = [
    { label: 'Where', text: findChosenLocation(fields, answers) ?? 'Not chosen yet' },
    { label: 'When', text: writeBookingTime(textOf(answers.booking_at)) || 'We’ll call to arrange' },
    { label: 'Allow', text: 'About 45 minutes' },
    { label: 'Bring', text: 'Your driver licence' },
  ]
  return (
    <div ref={place} className="booking-summary-box overflow-hidden rounded-panel max-md:hidden">
      <ModelHead model={model} typed={typed} />
      <dl className="booking-summary-facts text-[0.9375rem]/6">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto min-w-0 text-right font-strong">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
