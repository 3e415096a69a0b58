import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon/icon'

export type ChipProps = {
  label: string
  href: string
  icon?: IconName
  /** What a click does, when the label alone doesn't say it: 'Remove Toyota'. */
  action?: string
  isSelected?: boolean
}

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border px-4 py-2 text-[0.9375rem]/5 font-strong transition-quick on-prestige:rounded-none on-prestige:border-0 on-prestige:border-b on-prestige:border-ink on-prestige:bg-transparent on-prestige:px-0'
const IDLE = 'border-line bg-surface text-ink hover:border-edge'
const SELECTED = 'border-brand bg-brand-tint text-brand forced-colors:border-2 forced-colors:border-[Highlight]'

/** A small link in a pill: a quick search, or a filter that a click takes away. */
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
  /** Whether its choice holds; said to those who can't see the ground of the chip. */
  isPressed: boolean
}

/** A choice that can be put on and off on the spot. */
export function ChipButton({ label, icon, isPressed, ...rest }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={`${CHIP} cursor-pointer disabled:cursor-not-allowed disabled:opacity-55 on-prestige:aria-pressed:border-b-2 ${isPressed ? SELECTED : IDLE}`}
      {...rest}
    >
      {isPressed && <Icon name="check" size={16} className="shrink-0" />}
      {label}
      {icon && <Icon name={icon} size={16} className="shrink-0" />}
    </button>
  )
}
