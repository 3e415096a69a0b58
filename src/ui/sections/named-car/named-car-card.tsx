import { formatMoney } from '@/domain/money/money'
import type { CarSummary } from '@/domain/vehicle/car-summary'
import { Picture } from '@/ui/primitives/picture/picture'

/** The vehicle that a form is about: picture, name and price (LOOK-02). */
export function NamedCarCard({ car: { name, path, picture, price } }: { car: CarSummary }) {
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-3" data-named-car>
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={480}
          height={320}
          sizes="112px"
          className="aspect-3/2 w-28 flex-none rounded-control object-cover"
        />
      )}
      <p className="min-w-0">
        <a href={path} className="block font-strong [overflow-wrap:anywhere] text-ink underline">
          {name}
        </a>
        {price !== null && <span className="text-ink-soft">{formatMoney(Math.round(price * 100))}</span>}
      </p>
    </div>
  )
}
