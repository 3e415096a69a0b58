import { classNames } from '@/ui/primitives/class-names'
import { PanelChips, PanelField, PanelForm, ShowMeButton } from './panel-parts'
import type { SearchPanelProps } from './panel-props'
import { listSelects } from './panel-view'

const PAIRS = 'grid grid-cols-[repeat(auto-fit,minmax(max(6rem,40%),1fr))] items-end gap-x-4 gap-y-5 max-[359px]:grid-cols-1'

/** The manufacturer's panel: one row on a tinted ground with as few fields as the range needs. */
export function RowPanel({ view, id, isNarrow = false }: SearchPanelProps) {
  const { condition } = view
  const selects = condition ? [condition, ...listSelects(view)] : listSelects(view)
  return (
    <PanelForm id={id} view={view} className="rounded-panel bg-tint p-5 text-ink md:p-8">
      <div className={classNames(PAIRS, !isNarrow && 'md:grid-cols-3 lg:flex')}>
        {selects.map((select) => (
          <PanelField
            key={select.name}
            id={id}
            select={select}
            className={isNarrow ? 'first:nth-last-[even]:col-span-full' : 'max-md:first:nth-last-[even]:col-span-full lg:min-w-0 lg:flex-1'}
          />
        ))}
        <ShowMeButton
          view={view}
          variant="brand"
          className={classNames('col-span-full', !isNarrow && 'md:max-lg:col-span-1 lg:h-15 lg:shrink-0')}
        />
      </div>
      <PanelChips view={view} className="mt-5" />
    </PanelForm>
  )
}
