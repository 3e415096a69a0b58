import { Picture } from '@/ui/primitives/picture/picture'

/** A vehicle in a summary. */
export type SummaryCar = { name: string; note: string; href: string; photoUrl: string | null }
export type SummaryRow = { label: string; text: string }

export type JourneySummaryProps = { title: string; car: SummaryCar | null; rows: readonly SummaryRow[]; foot?: string | null }

function CarHead({ car }: { car: SummaryCar }) {
  return (
    <div className="relative flex items-start p-3 md:block md:p-0">
      {car.photoUrl && (
        <Picture
          src={car.photoUrl}
          alt=""
          width={800}
          height={533}
          sizes="(min-width: 901px) 400px, 140px"
          className="aspect-3/2 w-28 shrink-0 object-cover max-md:rounded-control md:w-full"
        />
      )}
      <div className="min-w-0 self-center pl-4 md:p-6 md:pb-0">
        <p className="type-h3 break-words">
          <a href={car.href} className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline">
            {car.name}
          </a>
        </p>
        <p className="mt-0.5 text-[0.9375rem]/6 text-ink-soft">{car.note}</p>
      </div>
    </div>
  )
}

/** The vehicle and the entries so far. On a phone only the vehicle is shown above the form. */
export function JourneySummary({ title, car, rows, foot = null }: JourneySummaryProps) {
  if (car === null && rows.length === 0 && foot === null) return null
  const isBare = car === null
  return (
    <div className={`journey-summary-box overflow-hidden rounded-panel bg-surface ${isBare ? 'max-md:hidden' : ''}`}>
      {car && <CarHead car={car} />}
      <div className={`px-6 pb-6 max-md:hidden ${isBare ? 'pt-6' : 'pt-4'}`}>
        {isBare && <h2 className="mb-2 type-h3">{title}</h2>}
        <dl className="text-[0.9375rem]/6">
          {rows.map(({ label, text }) => (
            <div key={label} className="flex justify-between gap-6 border-t border-line py-3">
              <dt className="shrink-0 text-ink-soft">{label}</dt>
              <dd className="text-right font-strong">{text}</dd>
            </div>
          ))}
        </dl>
        {foot && <p className="border-t border-line pt-3 text-sm/5 text-ink-soft">{foot}</p>}
      </div>
    </div>
  )
}
