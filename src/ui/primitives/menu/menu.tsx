'use client'

import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Fragment, useState } from 'react'
import { buttonClasses } from '../button/button-classes'
import { Icon } from '../icon/icon'
import type { MenuEntry, MenuProps } from './menu-items'
import { POPUP, POPUP_LABEL, POPUP_LINE } from './popup-classes'

function Line({ entry }: { entry: MenuEntry }) {
  const content = (
    <>
      {entry.icon && <Icon name={entry.icon} className="shrink-0" />}
      <span className="min-w-0">{entry.label}</span>
    </>
  )
  if (entry.kind === 'link')
    return (
      <BaseMenu.LinkItem href={entry.href} closeOnClick className={POPUP_LINE}>
        {content}
      </BaseMenu.LinkItem>
    )
  return (
    <BaseMenu.Item disabled={entry.isDisabled} onClick={entry.onSelect} className={`${POPUP_LINE} ${entry.isBad ? 'text-bad' : ''}`}>
      {content}
    </BaseMenu.Item>
  )
}

/**
 * A button with a list of actions. Arrow keys, first letters, Home and End move the focus; Escape closes the list and restores the focus.
 * LazyMenu loads this component on demand. The list is rendered beside its button, so that it is reachable in an open dialog and has the
 * button's colour scheme.
 */
export function Menu({ label, icon, groups, isDisabled, isOpenAtFirst = false }: MenuProps & { isOpenAtFirst?: boolean }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <BaseMenu.Root modal={false} disabled={isDisabled} defaultOpen={isOpenAtFirst}>
      <BaseMenu.Trigger className={buttonClasses({ variant: 'outline' })}>
        {icon && <Icon name={icon} className="shrink-0" />}
        {label}
        <Icon name="caret" size={16} className="shrink-0" />
      </BaseMenu.Trigger>
      <span ref={setPlace} />
      {place && (
        <BaseMenu.Portal container={place}>
          <BaseMenu.Positioner sideOffset={6} align="start" positionMethod="fixed" className="z-50">
            <BaseMenu.Popup className={`${POPUP} min-w-56`}>
              {groups.map((group, index) => (
                <Fragment key={group.label ?? group.entries[0]?.label}>
                  {index > 0 && <BaseMenu.Separator className="my-1.5 border-t border-line" />}
                  <BaseMenu.Group>
                    {group.label && <BaseMenu.GroupLabel className={POPUP_LABEL}>{group.label}</BaseMenu.GroupLabel>}
                    {group.entries.map((entry) => (
                      <Line key={entry.label} entry={entry} />
                    ))}
                  </BaseMenu.Group>
                </Fragment>
              ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      )}
    </BaseMenu.Root>
  )
}
