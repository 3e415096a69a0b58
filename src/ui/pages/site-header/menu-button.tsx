import type { ReactNode } from 'react'
import { Icon, type IconName, type IconWeight } from '@/ui/primitives/icon/icon'
import { MENU_ID } from './header-props'

type MenuButtonProps = { icon?: IconName; weight?: IconWeight; className?: string; children?: ReactNode }

/** Opens the menu as a sheet. It is native, so it works without JavaScript. */
export function MenuButton({ icon = 'list', weight = 'regular', className = '', children }: MenuButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      aria-label={children ? undefined : 'Menu'}
      className={`inline-flex min-h-[44px] min-w-[44px] cursor-pointer items-center justify-center gap-3 rounded-control ${className}`}
    >
      <Icon name={icon} size={24} weight={weight} />
      {children}
    </button>
  )
}

export function CloseMenuButton({ weight = 'regular', className = '', children }: Omit<MenuButtonProps, 'icon'>) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      aria-label={children ? undefined : 'Close menu'}
      className={`inline-flex min-h-[44px] min-w-[44px] cursor-pointer items-center justify-center gap-3 rounded-control ${className}`}
    >
      <Icon name="close" size={24} weight={weight} />
      {children}
    </button>
  )
}
