import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon/icon'

export type ChipProps = {
  label: string
  href: string
  icon?: IconName
  /** The accessible name, if the label does not say what a click does: 'Remove Toyota'. */
  action?: string
  isSelected?: boolean
}

const CHIP = 'chip-base inline-flex min-h-11 items-center gap-2 py-2 text-[0.9375rem]/5 font-strong transition-quick'
const IDLE = 'chip-idle text-ink'
const SELECTED = 'chip-selected text-brand'

/** A small pill-shaped link: a quick search, or a filter that a click removes. */
export function Chip({ label, href, icon, action, isSelected = false }: ChipProps) {
  return (
    <a href={href} aria-label={action} className={`${CHIP} ${isSelected ? SELECTED : IDLE}`}>
      {label}
      {icon && <Icon name={icon} size={16} className="shrink-0" />}
    </a>
  )
}

export type ChipButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'type'> & {
  label: string
  icon?: IconName
  /** Whether the choice is active. Exposed to assistive technology. */
  isPressed: boolean
}

/** A toggle button in the shape of a chip. */
export function ChipButton({ label, icon, isPressed, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={`chip-pressable ${CHIP} cursor-pointer disabled:cursor-not-allowed disabled:opacity-55 ${isPressed ? SELECTED : IDLE}`}
      {...rest}
    >
      {isPressed && <Icon name="check" size={16} className="shrink-0" />}
      {label}
      {icon && <Icon name={icon} size={16} className="shrink-0" />}
    </button>
  )
}
