import { classNames } from '@/ui/primitives/class-names'
import { PanelChips, PanelField, PanelForm, ShowMeButton } from './panel-parts'
import type { SearchPanelProps } from './panel-props'
import type { PanelPriceView, PanelSelectView } from './panel-view'

const TAB =
  'tabs-panel-tab relative flex cursor-pointer items-center justify-center font-strong text-ink-soft transition-quick after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] hover:text-ink has-checked:text-brand has-checked:after:bg-brand forced-colors:has-checked:after:bg-[Highlight] has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus'

/** The conditions as tabs. They are radio buttons, so that the form sends them and arrow keys work. */
function ConditionTabs({ condition, isNarrow }: { condition: PanelSelectView; isNarrow: boolean }) {
  return (
    <fieldset className="tabs-panel-tabs border-b border-line">
      <legend className="sr-only">{condition.label}</legend>
      <div className={classNames('flex flex-wrap', !isNarrow && 'tabs-panel-row-wide', 'tabs-panel-row')}>
        {condition.options.map(({ value, label }) => (
          <label key={value} className={TAB}>
            <input type="radio" name={condition.name} value={value} defaultChecked={value === ''} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Lowest and highest price side by side under one label. */
function PricePair({ id, price, className }: { id: string; price: PanelPriceView; className: string }) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm/5 font-strong">Price</legend>
      <div className="flex flex-wrap items-center gap-2 md:[&_select]:pr-8 md:[&_select]:pl-3 md:[&_svg]:right-2.5 [&>div]:min-w-0 [&>div]:flex-[1_1_5.5rem] max-[359px]:[&>div]:flex-[1_1_7.5rem]">
        <PanelField id={id} select={price.from} isLabelHidden />
        <span aria-hidden="true" className="text-ink-soft">
          to
        </span>
        <PanelField id={id} select={price.to} isLabelHidden />
      </div>
    </fieldset>
  )
}

const WIDE =
  'grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-3 max-[359px]:grid-cols-1 md:max-lg:grid-cols-6 lg:flex lg:items-end'
const FIELD = 'md:max-lg:col-span-2 lg:min-w-0 lg:flex-1'

/** The dealer's and the group's panel: tabs for the conditions, a row of fields, and one prominent button with the number of vehicles. */
export function TabsPanel({ view, id, isNarrow = false }: SearchPanelProps) {
  const { condition, price } = view
  const field = isNarrow ? '' : FIELD
  return (
    <PanelForm id={id} view={view} className="tabs-panel-box overflow-hidden rounded-panel bg-surface text-ink">
      {condition && <ConditionTabs condition={condition} isNarrow={isNarrow} />}
      <div className="px-4 pt-4 pb-5 md:px-6">
        <div
          className={
            isNarrow ? 'grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-x-4 gap-y-3.5 max-[359px]:grid-cols-1' : WIDE
          }
        >
          <PanelField id={id} select={view.make} className={field} />
          <PanelField id={id} select={view.model} className={field} />
          <PanelField id={id} select={view.body} className={classNames(field, isNarrow ? 'col-span-full' : 'max-md:col-span-full')} />
          <PanelField id={id} select={view.dealership} className={classNames(field, 'max-lg:col-span-full', isNarrow && 'col-span-full')} />
          {price && !isNarrow && (
            <PricePair id={id} price={price} className="min-w-0 max-lg:col-span-3 max-md:col-span-full lg:flex-[1.6]" />
          )}
          {price && isNarrow && <PanelField id={id} select={price.from} />}
          {price && isNarrow && <PanelField id={id} select={price.to} />}
          <PanelField id={id} select={view.subscription} className={classNames(field, isNarrow && 'col-span-full')} />
          <ShowMeButton
            view={view}
            variant="action"
            hasIcon={!isNarrow}
            className={isNarrow ? 'col-span-full mt-1' : 'max-md:col-span-full md:max-lg:col-span-3 md:max-lg:self-end lg:shrink-0'}
          />
        </div>
        <PanelChips view={view} lead="Popular:" className="mt-4" />
      </div>
    </PanelForm>
  )
}
