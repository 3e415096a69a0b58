'use client'

import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/icon'

export type TabItem = { value: string; label: string; icon?: IconName; content: ReactNode; isDisabled?: boolean }

export type TabsProps = {
  /** The accessible name of the tab list: 'Ways to search'. */
  label: string
  items: readonly [TabItem, ...TabItem[]]
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

const LIST = 'tabs-list flex overflow-x-auto [scrollbar-width:none]'

const TAB =
  'tabs-tab inline-flex min-h-12 shrink-0 cursor-pointer items-center justify-center gap-2 text-base/6 font-strong whitespace-nowrap transition-quick focus-visible:-outline-offset-3 data-disabled:cursor-not-allowed data-disabled:opacity-55 forced-colors:data-active:underline forced-colors:data-active:decoration-[3px] forced-colors:data-active:underline-offset-8'

/** Panels of which one is visible. Arrow keys, Home and End move between the tabs. Hidden panels stay in the page. */
export function Tabs({ label, items, defaultValue, onChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      defaultValue={defaultValue ?? items[0].value}
      onValueChange={(value: unknown) => onChange?.(String(value))}
      className={className}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={LIST}>
        {items.map(({ value, label: name, icon, isDisabled }) => (
          <BaseTabs.Tab key={value} value={value} disabled={isDisabled} className={TAB}>
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
