import { type Brochure, describeWeekly } from '@/domain/vehicle/brochure'
import { Picture } from '@/ui/primitives/picture/picture'
import { SpecificationRows } from './fact-sections'

/** Draws a row of modules from left to right as lines and gaps. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return `M0 ${y}.5${runs.replace(/0+$/, '').replace(/0+|1+/g, (run) => (run.startsWith('1') ? `h${run.length}` : `m${run.length} 0`))}`
}

/** The QR code as one line of the width of a module, which takes a third of the bytes of a square for each. */
function Code({ modules, noun }: { modules: readonly (readonly boolean[])[]; noun: string }) {
  return (
    <svg
      viewBox={`-2 -2 ${modules.length + 4} ${modules.length + 4}`}
      role="img"
      aria-label={`QR code to this ${noun}’s page`}
      className="size-28 shrink-0 bg-white"
    >
      <path d={modules.map(drawRow).join('')} stroke="#000" />
    </svg>
  )
}

type SheetProps = {
  brochure: Brochure
  code: readonly (readonly boolean[])[]
  /** `view`: the print view, which is a page of its own. `page`: part of the vehicle page, which has its own title, and only on paper. */
  place: 'view' | 'page'
}

function SheetHead({ brochure: { title, subtitle, brand }, place }: Pick<SheetProps, 'brochure' | 'place'>) {
  const Title = place === 'view' ? 'h1' : 'p'
  return (
    <div className="border-b-2 border-ink pb-3 break-words">
      <p className="text-ink-soft">
        {brand.name} · {brand.host}
      </p>
      <Title className="type-h2">{title}</Title>
      {subtitle && <p className="text-ink-soft">{subtitle}</p>}
    </div>
  )
}

function SheetPrice({ brochure: { price, weekly } }: Pick<SheetProps, 'brochure'>) {
  return (
    <div className="min-w-0 break-words">
      {price.was && (
        <p className="text-ink-soft">
          Was <s>{price.was}</s>
        </p>
      )}
      <p className="type-h2">{price.text}</p>
      {price.basis && <p className="text-ink-soft">{price.basis}</p>}
      {weekly && (
        <p data-weekly={weekly.price} data-weekly-line="" className="mt-2 text-sm/5 text-ink-soft">
          {describeWeekly(weekly)}
        </p>
      )}
    </div>
  )
}

function SheetFoot({ brochure: { place, url, legal } }: Pick<SheetProps, 'brochure'>) {
  return (
    <div className="print-sheet-foot mt-5">
      <h2 className="mb-1 type-h3">Where to see it</h2>
      {place && (
        <p>
          <strong className="font-strong">{place.name}</strong> · {[place.address, place.phone, place.licence].filter(Boolean).join(' · ')}
        </p>
      )}
      <p className="[overflow-wrap:anywhere] text-ink-soft">{url}</p>
      {legal.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-xs/4 text-ink-soft">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

/**
 * A vehicle on one A4 sheet: title, price with its terms, main picture, specifications, location, licence and a QR code for its page, and in
 * the print view the comments (VDP-25, LOOK-17). On paper the picture takes the room that the text leaves (print.css).
 */
export function PrintSheet({ brochure, code, place }: SheetProps) {
  const { title, specifications, comments, pictures } = brochure
  const [main] = pictures
  return (
    <article data-print-sheet={place} className={`wrap py-8 [&_dl>div]:min-h-8 [&_dl>div]:py-1 ${place === 'page' ? 'hidden' : ''}`}>
      <SheetHead brochure={brochure} place={place} />
      <div className="print-sheet-main mt-4 grid gap-6 sm:grid-cols-[3fr_2fr]">
        {main && (
          <Picture
            src={main}
            alt={title}
            width={1200}
            height={800}
            sizes="800px"
            isEager={place === 'view'}
            className="aspect-3/2 w-full object-cover"
          />
        )}
        <div className="flex flex-col justify-between gap-4">
          <SheetPrice brochure={brochure} />
          <Code modules={code} noun={brochure.noun} />
        </div>
      </div>
      {specifications.length > 0 && (
        <section className="mt-5">
          <h2 className="mb-1 type-h3">Specifications</h2>
          <SpecificationRows rows={specifications} />
        </section>
      )}
      {place === 'view' && comments && (
        <section className="mt-5">
          <h2 className="mb-1 type-h3">Dealer comments</h2>
          <p className="print-sheet-comments whitespace-pre-line">{comments}</p>
        </section>
      )}
      <SheetFoot brochure={brochure} />
      {place === 'view' && (
        <p data-screen-only="" className="mt-6 text-ink-soft">
          Print this page with your browser (Ctrl+P or ⌘P).
        </p>
      )}
    </article>
  )
}
