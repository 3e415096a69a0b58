import { Icon } from '../icon/icon'

const ROW = 'flex items-start gap-3 text-[0.9375rem]/6'

/** When somebody is there, as a line of the list beside a form. */
export function AnswerTime({ text }: { text: string }) {
  return (
    <li className={ROW}>
      <Icon name="clock" className="mt-0.5 shrink-0" />
      {text}
    </li>
  )
}

/** A number for those who rather talk than type, as a line of the list beside a form. */
export function RatherTalk({ phone }: { phone: { text: string; href: string } }) {
  return (
    <li className={ROW}>
      <Icon name="phone" className="mt-0.5 shrink-0" />
      <span>
        Rather talk?{' '}
        <a href={phone.href} className="whitespace-nowrap underline decoration-1 underline-offset-4">
          {phone.text}
        </a>
      </span>
    </li>
  )
}
