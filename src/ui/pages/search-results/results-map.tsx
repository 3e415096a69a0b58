import type { CSSProperties } from 'react'
import type { ResultsPlan } from './place-markers'

/** A pin on the plan: a numbered square that points at its location. */
function Pin({ number, name, left, top }: { number: number; name: string; left: number; top: number }) {
  return (
    <a
      href={`#place-${number}`}
      aria-label={`${number}: ${name}`}
      style={{ left: `${left}%`, top: `${top}%` }}
      className="absolute grid size-8 -translate-x-1/2 -translate-y-[calc(100%+6px)] place-items-center rounded-[min(8px,var(--fc-radius-control))] bg-brand text-sm font-strong text-brand-ink after:absolute after:top-full after:border-6 after:border-b-0 after:border-transparent after:border-t-brand hover:bg-brand-dark hover:text-brand-dark-ink hover:after:border-t-brand-dark forced-colors:border"
    >
      {number}
    </a>
  )
}

/** The plan of a few results (SRP-12). Pins have the numbers of the list beside it, which names each location and its vehicles. */
export function ResultsMap({ plan: { markers, pins, scale } }: { plan: ResultsPlan }) {
  const length: CSSProperties = Object.fromEntries([['--share', scale?.share]])
  return (
    <section aria-labelledby="map-title" className="results-plan mt-10 overflow-hidden rounded-card border border-line bg-surface md:mt-14">
      <h2 id="map-title" className="border-b border-line px-4 py-3 type-h3 md:px-5">
        See them on the map
      </h2>
      <div className="md:grid md:grid-cols-[5fr_4fr]">
        <div className="@container relative min-h-64 overflow-hidden bg-tint bg-[linear-gradient(var(--fc-line)_1px,transparent_1px),linear-gradient(90deg,var(--fc-line)_1px,transparent_1px)] bg-size-[48px_48px] bg-center max-md:aspect-4/3">
          {pins.map((pin, index) => (
            <Pin key={pin.name} number={index + 1} {...pin} />
          ))}
          <p
            aria-hidden="true"
            className="absolute top-3 right-3 grid size-9 place-items-center rounded-full border border-line bg-surface text-sm font-strong"
          >
            N
          </p>
          {scale && (
            <p className="absolute bottom-3 left-3 bg-surface px-2 py-1 text-xs/4 font-semibold">
              <span
                aria-hidden="true"
                style={length}
                className="mb-1 block h-1.5 w-[calc(var(--share)*1cqw)] border border-t-0 border-ink"
              />
              {scale.label}
            </p>
          )}
        </div>
        <ol className="divide-y divide-line max-md:border-t max-md:border-line md:border-l md:border-line">
          {markers.map(({ name, cars, lat, lng }, index) => (
            <li key={`${lat}/${lng}`} id={`place-${index + 1}`} className="flex scroll-mt-24 gap-3 px-4 py-3 target:bg-brand-tint md:px-5">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-[min(6px,var(--fc-radius-control))] bg-brand text-sm font-strong text-brand-ink"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-strong">{name}</p>
                <ul className="text-[0.9375rem]/6">
                  {cars.map((car) => (
                    <li key={car.id}>
                      <a
                        href={car.path}
                        className="inline-flex min-h-8 items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                      >
                        {car.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
