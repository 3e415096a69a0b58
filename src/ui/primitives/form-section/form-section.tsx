import type { ReactNode } from 'react'
import { ASIDE_LINK, AnswerTime, AsideRow, PhoneRow } from './phone-row'

export type FormSectionProps = {
  /** The anchor. The title's id is derived from it. */
  id: string
  heading: string | null
  text: string | null
  /** A number for visitors who prefer to call. */
  phone: { text: string; href: string } | null
  /** A summary of the entries, beside the form. */
  summary?: ReactNode
  children: ReactNode
}

/** Help beside a form: a number, and how the details are used. */
function FormAside({ phone }: Pick<FormSectionProps, 'phone'>) {
  return (
    <ul className="form-section-aside flex flex-col gap-4 rounded-panel">
      <AnswerTime text="We reply within two business hours." />
      {phone && <PhoneRow phone={phone} />}
      <AsideRow icon="shield">
        Your details stay with us.{' '}
        <a href="/privacy-policy" className={ASIDE_LINK}>
          Privacy policy
        </a>
      </AsideRow>
    </ul>
  )
}

/** A form as a section of a page, with help beside it. */
export function FormSection({ id, heading, text, phone, summary, children }: FormSectionProps) {
  return (
    <section id={id} aria-labelledby={heading ? `${id}-title` : undefined} className="wrap scroll-mt-24 section">
      <div className="form-section-columns grid gap-8 md:gap-12 lg:gap-20">
        <div className="max-w-3xl">
          {heading && (
            <h2 id={`${id}-title`} className="type-h2">
              {heading}
            </h2>
          )}
          {text && <p className="mt-3 text-lg/7 text-ink-soft">{text}</p>}
          <div className={heading || text ? 'mt-7' : ''}>{children}</div>
        </div>
        <div className="flex flex-col gap-5 self-start md:sticky md:top-28">
          {summary}
          <FormAside phone={phone} />
        </div>
      </div>
    </section>
  )
}
