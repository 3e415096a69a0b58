import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '../primitives/button/button'

export type VariantRow = { name: string; note: string | null; values: readonly string[]; price: string | null; link: SiteLink | null }

export type ModelVariantsProps = {
  heading: string
  text: string | null
  columns: readonly string[]
  rows: readonly VariantRow[]
  terms: string | null
}

const CELL = 'py-5 pr-6 align-top max-md:block max-md:p-0'

function Value({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td className={`${CELL} max-md:mt-1`}>
      <span className="text-ink-soft md:sr-only">{label} </span>
      {children}
    </td>
  )
}

function Row({ row: { name, note, values, price, link }, columns }: { row: VariantRow; columns: readonly string[] }) {
  return (
    <tr className="border-b border-line max-md:block max-md:py-5">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="text-lg/7 font-strong">{name}</span>
        {note && <span className="block text-[0.9375rem]/6 text-ink-soft">{note}</span>}
      </th>
      {columns.map((column, place) => (
        <Value key={column} label={column}>
          {values[place] ?? '–'}
        </Value>
      ))}
      <Value label="Price">
        {price ? (
          <>
            <span className="text-lg/7 font-strong">{price}</span>
            <span className="block text-[0.9375rem]/6 text-ink-soft">Drive away</span>
          </>
        ) : (
          'To be confirmed'
        )}
      </Value>
      <td className={`${CELL} pr-0! text-right max-md:mt-3 max-md:text-left`}>
        {link && (
          <LinkButton href={link.href} variant="outline" aria-label={`${link.label}: ${name}`}>
            {link.label}
          </LinkButton>
        )}
      </td>
    </tr>
  )
}

/** A model's variants as a table, stacked on a phone (MOD-01). */
export function ModelVariants({ heading, text, columns, rows, terms }: ModelVariantsProps) {
  if (rows.length === 0) return null
  return (
    <section id="versions" className="wrap scroll-mt-20 section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
        <h2 className="type-h2">{heading}</h2>
        {text && <p className="max-w-[34rem] text-ink-soft">{text}</p>}
      </div>
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-b border-line text-left text-[0.9375rem]/6 text-ink-soft">
            {['Variant', ...columns, 'Price'].map((column) => (
              <th key={column} scope="col" className="pr-6 pb-3 font-normal">
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="max-md:block max-md:border-t max-md:border-line">
          {rows.map((row) => (
            <Row key={row.name} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      {terms && <p className="mt-6 max-w-[64rem] text-sm/6 text-ink-soft">{terms}</p>}
    </section>
  )
}
