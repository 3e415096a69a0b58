import { classNames } from '../class-names'

/** action: the one loud button of a block; brand: solid; quiet: tinted; outline: an edge; text: an underlined word. */
export type ButtonVariant = 'action' | 'brand' | 'quiet' | 'outline' | 'text'
/** small 44, medium 48, large 52 to 56 px tall. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean; className?: string }

/** The classes stand in theme/buttons.css. */
const VARIANTS: Record<ButtonVariant, string> = {
  action: 'btn btn-action',
  brand: 'btn btn-brand',
  quiet: 'btn btn-quiet',
  outline: 'btn btn-outline',
  text: 'btn btn-text',
}
const SIZES: Record<ButtonSize, string> = { small: 'btn-small', medium: 'btn-medium', large: 'btn-large' }
const TEXT_SIZES: Record<ButtonSize, string> = { small: 'btn-text-small', medium: 'btn-text-medium', large: 'btn-text-large' }

/** The look that buttons and links in their shape share; `className` wins over it. */
export function buttonClasses({ variant = 'brand', size = 'medium', isWide = false, className }: ButtonLook): string {
  return classNames(VARIANTS[variant], variant === 'text' ? TEXT_SIZES[size] : SIZES[size], isWide && 'btn-wide', className)
}
