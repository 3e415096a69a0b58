import { Actions, CertifiedLine, FactStrip, MarketLine, PriceBlock, SoldNotice, StockLine } from './side-panel'
import type { SidebarProps } from './sidebar-props'

/** Everything in one raised box: name, facts, price, buttons. */
export function SidebarPanel({ model, title, gauge }: SidebarProps) {
  return (
    <div className="flex flex-col gap-5 md:rounded-panel md:border md:border-line md:bg-surface md:p-6 md:shadow-raised">
      <div>
        {title}
        <div className="-mb-2">
          <StockLine model={model} />
        </div>
      </div>
      <CertifiedLine model={model} />
      <FactStrip model={model} />
      {model.isSold ? (
        <SoldNotice model={model} />
      ) : (
        <>
          <PriceBlock model={model} />
          <MarketLine model={model} />
          {gauge}
          <Actions model={model} />
        </>
      )}
    </div>
  )
}
