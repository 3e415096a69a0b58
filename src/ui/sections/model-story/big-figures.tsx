import type { Fact } from '@/ui/primitives/fact-list/to-facts'

/** Splits '610 km' into its number, shown large, and its unit, shown small. */
function splitUnit(value: string): [number: string, unit: string] {
  const match = /^([\d.,+]+)\s*(.*)$/.exec(value)
  return match ? [match[1] ?? value, match[2] ?? ''] : [value, '']
}

export function BigFigures({ figures }: { figures: readonly Fact[] }) {
  if (figures.length === 0) return null
  return (
    <dl className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,36%),1fr))] gap-x-6 gap-y-8 md:mt-14 md:grid-cols-4">
      {figures.map(({ value, label }) => {
        const [number, unit] = splitUnit(value)
        return (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-[0.9375rem]/6 text-ink-soft">{label}</dt>
            <dd className="type-h1 md:text-[4rem]/[1.1]">
              {number}
              {unit && <span className="ml-1.5 font-text text-xl/7 tracking-normal">{unit}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
