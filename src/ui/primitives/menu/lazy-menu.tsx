'use client'

import { type ComponentType, useState } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import type { MenuProps } from './menu-items'

const loadMenu = () => import('./menu').then((module) => module.Menu)
/** Only a prefetch: if it fails, the click loads it again. */
const loadEarly = () => void loadMenu().catch(() => undefined)

/** The menu as a plain button until it is clicked. Its code is loaded then, or prefetched on hover. */
export function LazyMenu(props: MenuProps) {
  const [state, setState] = useState<'idle' | 'loading'>('idle')
  const [Menu, setMenu] = useState<ComponentType<MenuProps & { isOpenAtFirst?: boolean }> | null>(null)
  if (Menu) return <Menu {...props} isOpenAtFirst />
  const open = () => {
    setState('loading')
    loadMenu()
      .then((loaded) => setMenu(() => loaded))
      .catch(() => setState('idle'))
  }
  return (
    <Button
      variant="outline"
      icon={props.icon}
      disabled={props.isDisabled}
      isLoading={state === 'loading'}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadEarly}
      onFocus={loadEarly}
      onClick={open}
    >
      {props.label}
      <Icon name="caret" size={16} className="shrink-0" />
    </Button>
  )
}
