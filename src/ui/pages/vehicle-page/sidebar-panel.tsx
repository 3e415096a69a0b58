import { Actions, CertifiedLine, FactStrip, MarketLine, PriceBlock, SoldNotice, StockLine, SubscriptionTerms } from './side-panel'
import type { SidebarProps } from './sidebar-props'

/** Name, facts, price and buttons in one raised box. */
export function SidebarPanel({ model, title, slots = {} }: SidebarProps) {
  return (
    <div className="side-boxed side md:rounded-panel md:border md:border-line md:bg-surface md:p-6 md:shadow-raised">
      <div>
        {title}
        <div className="-mb-2">
          <StockLine model={model} views={slots.views} />
        </div>
      </div>
      <CertifiedLine model={model} />
      <FactStrip model={model} />
      {model.isSold ? (
        <SoldNotice model={model} />
      ) : (
        <>
          <PriceBlock model={model} />
          <SubscriptionTerms model={model} />
          <MarketLine model={model} />
          {slots.gauge}
          <Actions model={model} more={slots.actions} />
        </>
      )}
      {slots.tools && (
        <ul className="flex flex-wrap divide-x divide-line border-t border-line *:flex-[1_1_4rem] md:-mx-6 md:-mb-6">{slots.tools}</ul>
      )}
    </div>
  )
}
