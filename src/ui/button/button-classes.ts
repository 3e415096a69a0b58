import { classNames } from '../class-names'

/** action: the one loud button of a block; brand: solid; quiet: tinted; outline: an edge; text: an underlined word. */
export type ButtonVariant = 'action' | 'brand' | 'quiet' | 'outline' | 'text'
/** small 44, medium 48, large 52 to 56 px tall. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean; className?: string }

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 text-center font-strong transition-quick disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const VARIANTS: Record<ButtonVariant, string> = {
  action:
    'rounded-control bg-action text-action-ink hover:bg-[color-mix(in_srgb,var(--fc-action),var(--fc-action-ink)_12%)] on-manufacturer:rounded-pill',
  brand: 'rounded-control bg-brand text-brand-ink hover:bg-brand-dark hover:text-brand-dark-ink on-manufacturer:rounded-pill',
  quiet:
    'rounded-control bg-brand-tint text-brand hover:bg-[color-mix(in_srgb,var(--fc-brand-tint),var(--fc-brand)_12%)] on-manufacturer:rounded-pill',
  outline:
    'rounded-control border-[1.5px] border-edge bg-surface text-ink hover:border-ink on-prestige:border on-prestige:border-ink on-prestige:bg-transparent on-prestige:hover:bg-ink on-prestige:hover:text-ground on-group:border-brand on-group:text-brand on-group:hover:bg-tint on-manufacturer:rounded-pill',
  text: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2 on-prestige:text-ink on-prestige:underline-offset-8 on-manufacturer:text-ink on-manufacturer:underline-offset-8',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-[0.9375rem]/5 on-prestige:px-6 on-manufacturer:px-6',
  medium: 'min-h-12 px-5 text-base/6 on-prestige:px-7 on-manufacturer:px-7',
  large:
    'min-h-13 px-7 text-lg/6 on-prestige:min-h-14 on-prestige:px-8 on-prestige:text-base/6 on-group:px-6 on-group:text-[1.0625rem]/6 on-manufacturer:min-h-14 on-manufacturer:px-8 on-manufacturer:text-[1.0625rem]/6',
}

const TEXT_SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 text-[0.9375rem]/5',
  medium: 'min-h-11 text-base/6',
  large: 'min-h-12 text-lg/6',
}

/** The look that buttons and links in their shape share. */
export function buttonClasses({ variant = 'brand', size = 'medium', isWide = false, className }: ButtonLook): string {
  return classNames(BASE, VARIANTS[variant], variant === 'text' ? TEXT_SIZES[size] : SIZES[size], isWide && 'w-full', className)
}
