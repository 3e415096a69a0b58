import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'
import { Spinner } from '../skeleton/spinner'
import { buttonClasses, type ButtonLook } from './button-classes'

type Content = { icon?: IconName; children: ReactNode }

export type ButtonProps = ButtonLook &
  Content &
  Omit<ComponentProps<'button'>, 'className' | 'children'> & {
    /** While loading, the button keeps the focus and announces it, but clicks do nothing and the form is not sent again. */
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

/** A link that looks like a button. It navigates, a button performs an action. */
export function LinkButton({ variant, size, isWide, className, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonClasses({ variant, size, isWide, className })} {...rest}>
      {icon && <Icon name={icon} className="shrink-0" />}
      {children}
    </a>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & { icon: IconName; label: string; size?: number }

/** An icon button of at least 44 by 44 px with an accessible name. */
export function IconButton({ icon, label, size = 22, className = '', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={`icon-btn ${className}`} {...rest}>
      <Icon name={icon} size={size} />
    </button>
  )
}
