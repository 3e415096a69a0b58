import type { ReactNode } from 'react'
import { Icon, type IconName } from '../primitives/icon/icon'
import { TextLink } from '../primitives/text-link'

type AccountPageProps = {
  title: string
  text: string
  /** The target of the 'Back' link. */
  back: string
  /** Shows the benefits of an account beside the form, with this word for what can be saved: 'cars'. */
  savedNoun?: string
  children: ReactNode
}

const listReasons = (saved: string): readonly { icon: IconName; text: string }[] => [
  { icon: 'heart', text: `Your saved ${saved} on every device` },
  { icon: 'chat', text: 'Your enquiries in one place' },
  { icon: 'shield', text: 'Download or delete your details whenever you like' },
]

/** An account page: its purpose, one form, and optionally the benefits of an account beside it. */
export function AccountPage({ title, text, back, savedNoun, children }: AccountPageProps) {
  return (
    <div className="wrap section">
      <TextLink href={back} tone="quiet">
        <Icon name="arrow-left" size={18} />
        Back
      </TextLink>
      <div className="mt-4 grid gap-x-16 gap-y-10 md:grid-cols-[minmax(0,30rem)_minmax(0,24rem)] md:justify-between">
        <div>
          <h1 className="type-h1">{title}</h1>
          <p className="mt-3 mb-8 text-lg/7 text-ink-soft">{text}</p>
          {children}
        </div>
        {savedNoun !== undefined && (
          <ul className="account-page-aside flex flex-col gap-5 self-start rounded-panel md:mt-16">
            {listReasons(savedNoun).map((reason) => (
              <li key={reason.icon} className="flex items-start gap-4">
                <Icon name={reason.icon} size={24} className="shrink-0 text-brand" />
                {reason.text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
