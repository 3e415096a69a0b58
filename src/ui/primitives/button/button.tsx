import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'
import { Spinner } from '../skeleton/spinner'
import { buttonClasses, type ButtonLook } from './button-classes'

type Content = { icon?: IconName; children: ReactNode }

export type ButtonProps = ButtonLook &
  Content &
  Omit<ComponentProps<'button'>, 'className' | 'children'> & {
    /** While what it began is under way: it keeps the focus and says so, but neither acts nor sends its form again. */
    isLoading?: boolean
  }

export function Button({ variant, size, isWide, className, icon, children, type = 'button', isLoading = false, ...rest }: ButtonProps) {
  const idle = isLoading ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: undefined } as const) : {}
  return (
    <button type={isLoading ? 'button' : type} className={buttonClasses({ variant, size, isWide, className })} {...rest} {...idle}>
      {isLoading ? <Spinner /> : icon && <Icon name={icon} className="shrink-0" />}
      {children}
    </button>
  )
}

export type LinkButtonProps = ButtonLook & Content & Omit<ComponentProps<'a'>, 'className' | 'children'> & { href: string }

/** A link in the shape of a button: it leads somewhere, a button does something. */
export function LinkButton({ variant, size, isWide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClasses({ variant, size, isWide, className })} {...rest}>
      {icon && <Icon name={icon} className="shrink-0" />}
      {children}
    </a>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string; size?: number }

/** A bare icon of at least 44 by 44 px with its name for those who don't see it. */
export function IconButton({ icon, label, size = 22, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={`icon-btn ${className}`} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  )
}
