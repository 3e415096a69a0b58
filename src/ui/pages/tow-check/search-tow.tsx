import { type ChangeEvent, useEffect } from 'react'
import { isTowLimit } from '@/domain/towing/tow-limit'
import type { SearchView, TowView } from '@/ui/pages/search-results/search-view'
import { TowFields } from './tow-fields'
import { TowNotice } from './tow-notice'
import { copyPickedLimit, rememberTowLimit, useTowLimit } from './use-tow-limit'

/** The notice above the results. It keeps the limit of a search on the device, and offers the kept one (KIND-04). */
export function SearchTowNotice({ view }: { view: Pick<SearchView, 'tow' | 'address'> }) {
  const limit = view.tow?.limit ?? null
  useEffect(() => {
    if (limit !== null && isTowLimit(limit)) rememberTowLimit(limit)
  }, [limit])
  return <TowNotice view={view} known={useTowLimit()} />
}

/** The fields of the filter form. Its own change handler runs afterwards, with the limit of a picked car (KIND-04). */
export function SearchTowFields({ tow }: { tow: TowView }) {
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    copyPickedLimit(target)
    if (target instanceof HTMLInputElement && target.value === '') rememberTowLimit(null)
  }
  return (
    <div onChange={onChange}>
      <TowFields id="filter-tow" limit={tow.limit} cars={tow.cars} />
    </div>
  )
}
