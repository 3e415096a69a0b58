import { Icon, type IconName } from '../icon/icon'

export type ChipProps = {
  label: string
  href: string
  icon?: IconName
  /** What a click does, when the label alone doesn't say it: 'Remove Toyota'. */
  action?: string
  isSelected?: boolean
}

/** A small link in a pill: a quick search, or a filter that a click takes away. */
export function Chip({ label, href, icon, action, isSelected = false }: ChipProps) {
  const look = isSelected ? 'border-brand bg-brand-tint text-brand' : 'border-line bg-surface text-ink hover:border-edge'
  return (
    <a
      href={href}
      aria-label={action}
      className={`inline-flex min-h-11 items-center gap-2 rounded-pill border px-4 text-[0.9375rem]/5 font-strong transition-quick on-prestige:rounded-none on-prestige:border-0 on-prestige:border-b on-prestige:border-ink on-prestige:bg-transparent on-prestige:px-0 ${look}`}
    >
      {label}
      {icon && <Icon name={icon} size={16} />}
    </a>
  )
}
