import type { Brochure } from '@/domain/vehicle/brochure'
import { Picture } from '@/ui/primitives/picture/picture'
import { SpecificationRows } from './fact-sections'

/** The QR code as one path, with a square for each dark module. */
function Code({ modules, noun }: { modules: readonly (readonly boolean[])[]; noun: string }) {
  const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`-2 -2 ${modules.length + 4} ${modules.length + 4}`}
      role="img"
      aria-label={`QR code to this ${noun}’s page`}
      className="size-28 bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}

function SheetHead({ brochure: { title, subtitle, price, weekly, brand } }: { brochure: Brochure }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-4">
      <div className="min-w-0 break-words">
        <p className="text-ink-soft">
          {brand.name} · {brand.host}
        </p>
        <h1 className="type-h2">{title}</h1>
        {subtitle && <p className="text-ink-soft">{subtitle}</p>}
      </div>
      <div className="min-w-0 text-right break-words">
        {price.was && (
          <p className="text-ink-soft">
            Was <s>{price.was}</s>
          </p>
        )}
        <p className="type-h2">{price.text}</p>
        {price.basis && <p className="text-ink-soft">{price.basis}</p>}
        {weekly && <p className="text-sm/5 text-ink-soft">{weekly}</p>}
      </div>
    </div>
  )
}

/** A vehicle on one printed page: title, price, main picture, specifications, comments, location, and a QR code for its page (VDP-25). */
export function PrintSheet({ brochure, code }: { brochure: Brochure; code: readonly (readonly boolean[])[] }) {
  const { title, specifications, comments, place, url, pictures, legal } = brochure
  const [main] = pictures
  return (
    <article data-print-sheet="" className="wrap py-8 [&_dl>div]:min-h-8 [&_dl>div]:py-1">
      <SheetHead brochure={brochure} />
      {main && (
        <Picture src={main} alt={title} width={1200} height={800} sizes="800px" isEager className="mt-5 aspect-2/1 w-full object-cover" />
      )}
      {specifications.length > 0 && (
        <section className="mt-5">
          <h2 className="mb-1 type-h3">Specifications</h2>
          <SpecificationRows rows={specifications} />
        </section>
      )}
      {comments && (
        <section className="mt-5">
          <h2 className="mb-1 type-h3">Dealer comments</h2>
          <p className="whitespace-pre-line">{comments}</p>
        </section>
      )}
      <section className="mt-5 flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 className="mb-1 type-h3">Where to see it</h2>
          {place && (
            <p>
              <strong className="block font-strong">{place.name}</strong>
              {[place.address, place.phone, place.licence].filter(Boolean).join(' · ')}
            </p>
          )}
          <p className="mt-1 [overflow-wrap:anywhere] text-ink-soft">{url}</p>
        </div>
        <Code modules={code} noun={brochure.noun} />
      </section>
      {legal.map((paragraph) => (
        <p key={paragraph} className="mt-3 text-xs/4 text-ink-soft">
          {paragraph}
        </p>
      ))}
      <p data-screen-only="" className="mt-6 text-ink-soft">
        Print this page with your browser (Ctrl+P or ⌘P).
      </p>
    </article>
  )
}
