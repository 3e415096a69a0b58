import { type ChangeEvent, type ComponentProps, useEffect } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import { isTowLimit } from '@/domain/vehicle/towing/tow-limit'
import type { FilterGroup } from '@/ui/pages/search-results/facet-fields'
import type { SearchView, TowView } from '@/ui/pages/search-results/search-view'
import { TowFields } from './tow-fields'
import { TowNotice } from './tow-notice'
import { copyPickedLimit, rememberTowLimit, useTowLimit } from './use-tow-limit'

type View = Pick<SearchView, 'tow' | 'address'>
type GroupLook = Pick<ComponentProps<typeof FilterGroup>, 'isOpen' | 'className' | 'panelClassName' | 'groupName' | 'isTerse'> & {
  /** A prop, because an import would split the scripts of the results page. */
  Group: typeof FilterGroup
}

export type SearchTowProps = {
  view: View
  /** The look of the group in the filter form. Without it, the notice above the results is shown. */
  group?: GroupLook
}

/** Keeps the limit of a search on the device, and offers the kept one. */
function Notice({ view }: { view: View }) {
  const limit = view.tow?.limit ?? null
  useEffect(() => {
    if (limit !== null && isTowLimit(limit)) rememberTowLimit(limit)
  }, [limit])
  return <TowNotice view={view} known={useTowLimit()} />
}

/** The fields of the filter form. The form's own change handler runs after this one, with the limit of a picked car. */
function Fields({ tow, look: { Group, ...look } }: { tow: TowView; look: GroupLook }) {
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    copyPickedLimit(target)
    if (target instanceof HTMLInputElement && target.value === '') rememberTowLimit(null)
  }
  const summary = tow.limit === null ? 'Any' : `${formatFigure(tow.limit)} kg`
  return (
    <Group label="Your car may tow" summary={summary} isSet={tow.limit !== null} {...look}>
      <div onChange={onChange}>
        <TowFields id="filter-tow" limit={tow.limit} cars={tow.cars} />
      </div>
    </Group>
  )
}

/** The tow check of the results page: its notice, or its group in the filter form, which comes first because a shopper has the car already (KIND-04). */
export function SearchTow({ view, group }: SearchTowProps) {
  if (!group) return <Notice view={view} />
  return view.tow && <Fields tow={view.tow} look={group} />
}
