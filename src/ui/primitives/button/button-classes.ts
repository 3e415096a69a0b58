import { classNames } from '../class-names'

/** action: the main button of a block; brand: solid; quiet: tinted; outline: bordered; text: underlined text. */
export type ButtonVariant = 'action' | 'brand' | 'quiet' | 'outline' | 'text'
/** Heights: small 44 px, medium 48 px, large 52 to 56 px. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; isWide?: boolean; className?: string }

/** Defined in theme/buttons.css. */
const VARIANTS: Record<ButtonVariant, string> = {
  action: 'btn btn-action',
  brand: 'btn btn-brand',
  quiet: 'btn btn-quiet',
  outline: 'btn btn-outline',
  text: 'btn btn-text',
}
const SIZES: Record<ButtonSize, string> = { small: 'btn-small', medium: 'btn-medium', large: 'btn-large' }
const TEXT_SIZES: Record<ButtonSize, string> = { small: 'btn-text-small', medium: 'btn-text-medium', large: 'btn-text-large' }

/** Returns the classes of buttons and link buttons. `className` takes precedence. */
export function buttonClasses({ variant = 'brand', size = 'medium', isWide = false, className }: ButtonLook): string {
  return classNames(VARIANTS[variant], variant === 'text' ? TEXT_SIZES[size] : SIZES[size], isWide && 'btn-wide', className)
}
