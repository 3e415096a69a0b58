'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/icon'

export type TabItem = { value: string; label: string; icon?: IconName; content: ReactNode; isDisabled?: boolean }

export type TabsProps = {
  /** What the tabs are about: 'Ways to search'. */
  label: string
  items: readonly [TabItem, ...TabItem[]]
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

const LIST =
  'flex gap-1 overflow-x-auto [scrollbar-width:none] on-dealer:rounded-control on-dealer:bg-tint on-dealer:p-1 on-prestige:gap-8 on-prestige:border-b on-prestige:border-line on-group:gap-0 on-group:border-b-2 on-group:border-brand on-manufacturer:gap-2 forced-colors:border'
const TAB =
  'inline-flex min-h-12 shrink-0 cursor-pointer items-center justify-center gap-2 px-5 text-base/6 font-strong whitespace-nowrap transition-quick focus-visible:-outline-offset-3 data-disabled:cursor-not-allowed data-disabled:opacity-55'
const DEALER =
  'on-dealer:grow on-dealer:rounded-[max(0px,calc(var(--fc-radius-control)-2px))] on-dealer:data-active:bg-surface on-dealer:data-active:text-brand on-dealer:data-active:shadow-card'
const PRESTIGE =
  'on-prestige:-mb-px on-prestige:border-b-2 on-prestige:border-transparent on-prestige:px-0 on-prestige:text-ink-soft on-prestige:hover:text-ink on-prestige:data-active:border-ink on-prestige:data-active:text-ink'
const GROUP =
  'on-group:text-brand on-group:hover:bg-tint on-group:data-active:bg-brand on-group:data-active:text-brand-ink on-group:data-active:hover:bg-brand'
const MANUFACTURER =
  'on-manufacturer:rounded-pill on-manufacturer:border on-manufacturer:border-edge on-manufacturer:hover:border-ink on-manufacturer:data-active:border-brand on-manufacturer:data-active:bg-brand on-manufacturer:data-active:text-brand-ink'
const FORCED = 'forced-colors:data-active:underline forced-colors:data-active:decoration-[3px] forced-colors:data-active:underline-offset-8'

/** Panels of which one is shown. Arrow keys, Home and End move between the tabs; the panels that are not shown stay in the page. */
export function Tabs({ label, items, defaultValue, onChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      defaultValue={defaultValue ?? items[0].value}
      onValueChange={(value: unknown) => onChange?.(String(value))}
      className={className}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={LIST}>
        {items.map(({ value, label: name, icon, isDisabled }) => (
          <BaseTabs.Tab
            key={value}
            value={value}
            disabled={isDisabled}
            className={`${TAB} ${DEALER} ${PRESTIGE} ${GROUP} ${MANUFACTURER} ${FORCED}`}
          >
            {icon && <Icon name={icon} size={18} />}
            {name}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(({ value, content }) => (
        <BaseTabs.Panel key={value} value={value} keepMounted className="pt-6">
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
