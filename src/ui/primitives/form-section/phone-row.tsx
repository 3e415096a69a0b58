import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'

export const ASIDE_LINK = 'whitespace-nowrap underline decoration-1 underline-offset-4'

/** A row of the list beside a form. */
export function AsideRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 text-[0.9375rem]/6">
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  )
}

/** When staff answer the phone. */
export function AnswerTime({ text }: { text: string }) {
  return <AsideRow icon="clock">{text}</AsideRow>
}

/** A number for visitors who prefer to call. */
export function PhoneRow({ phone }: { phone: { text: string; href: string } }) {
  return (
    <AsideRow icon="phone">
      Prefer to talk?{' '}
      <a href={phone.href} className={ASIDE_LINK}>
        {phone.text}
      </a>
    </AsideRow>
  )
}
