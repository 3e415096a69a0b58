import type { PhoneNumber } from '@/domain/phone/phone-view'
import { Icon } from '../icon/icon'

const LINE = 'inline-flex min-h-11 flex-wrap items-center gap-x-2'

/** A number in asterisks until it is asked for: a fold that needs no scripts (PHONE-01); `owner` names whose number it is. */
export function MaskedPhone({ phone, owner, hasIcon = true }: { phone: PhoneNumber; owner: string; hasIcon?: boolean }) {
  const icon = hasIcon && <Icon name="phone" size={18} className="shrink-0" />
  const link = (
    <a href={phone.href} className={`${LINE} font-strong underline decoration-line underline-offset-4 hover:decoration-current`}>
      {icon}
      {phone.text}
    </a>
  )
  if (!phone.isMasked) return link
  return (
    <details className="group/phone" data-reveal-phone="">
      <summary className={`${LINE} cursor-pointer list-none group-open/phone:hidden [&::-webkit-details-marker]:hidden`}>
        {icon}
        <span aria-hidden="true" className="font-strong whitespace-nowrap">
          {phone.shown}
        </span>
        <span className="text-link underline underline-offset-4">
          Show<span className="sr-only"> phone number of {owner}</span>
        </span>
      </summary>
      {link}
    </details>
  )
}
