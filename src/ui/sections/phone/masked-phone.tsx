import type { PhoneNumber } from '@/domain/locations/phone-view'
import { Icon } from '@/ui/primitives/icon/icon'

/** The target of a link to a hidden number without JavaScript. */
export const CONTACT_HREF = '/contact'

const LINE = 'inline-flex min-h-11 flex-wrap items-center gap-x-2'
const LINK = `${LINE} font-strong underline decoration-line underline-offset-4 hover:decoration-current`

/**
 * A number in asterisks until it is revealed (PHONE-01). Opening the disclosure fills in the number; without JavaScript its link leads to
 * the contact page. `owner` names the number's owner.
 */
export function MaskedPhone({ phone, owner, hasIcon = true }: { phone: PhoneNumber; owner: string; hasIcon?: boolean }) {
  const icon = hasIcon && <Icon name="phone" size={18} className="shrink-0" />
  if (!phone.isMasked)
    return (
      <a href={phone.href} className={LINK}>
        {icon}
        {phone.text}
      </a>
    )
  return (
    // The key prevents React from reusing the element, with its revealed number, for another location.
    <details key={phone.code} className="group/phone" data-reveal-phone="">
      <summary className={`${LINE} cursor-pointer list-none group-open/phone:hidden [&::-webkit-details-marker]:hidden`}>
        {icon}
        <span aria-hidden="true" className="font-strong whitespace-nowrap">
          {phone.shown}
        </span>
        <span className="text-link underline underline-offset-4">
          Show<span className="sr-only"> phone number of {owner}</span>
        </span>
      </summary>
      <a href={CONTACT_HREF} data-phone={phone.code} className={LINK}>
        {icon}
        <span data-phone-text="">Contact {owner}</span>
      </a>
    </details>
  )
}
