import { formatFigure } from '@/domain/numbers/figures'
import { addTowLimit } from '@/domain/vehicle/towing/tow-address'
import { Icon } from '@/ui/primitives/icon/icon'
import type { SearchView } from '@/ui/pages/search-results/search-view'

const LINK = 'inline-flex min-h-11 items-center font-strong text-link underline underline-offset-4'

export type TowNoticeProps = {
  view: Pick<SearchView, 'tow' | 'address'>
  /** The limit that is kept on the device. */
  known: number | null
}

/** Above the results: what the shopper's car may tow, and why others are missing (KIND-04). Offers a known limit where none applies. */
export function TowNotice({ view: { tow, address }, known }: TowNoticeProps) {
  const limit = tow?.limit ?? known
  if (tow === null || limit === null) return null
  const isApplied = tow.limit !== null
  return (
    <p className="mb-5 flex items-start gap-3 rounded-control bg-tint px-4 py-2 text-[0.9375rem]/6">
      <Icon name="hitch" size={20} className="mt-2.5 shrink-0 text-brand" />
      <span className="py-2">
        {isApplied ? 'Only what your car may tow is shown, up to' : 'Your car may tow'} {formatFigure(limit)} kg. {tow.missing.join(' ')}{' '}
        <a href={isApplied ? tow.allHref : addTowLimit(address, limit)} className={`-my-2.5 ${LINK}`}>
          {isApplied ? 'Show all' : 'Show only what it may tow'}
        </a>
      </span>
    </p>
  )
}
