import type { ReactNode } from 'react'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'
import { Icon, type IconName } from '../primitives/icon/icon'
import { TextLink } from '../primitives/text-link'

type AccountPageProps = {
  title: string
  text: string
  /** The target of the 'Back' link. */
  back: string
  /** Shows the benefits of an account beside the form, with these words for what can be saved: 'car' and 'cars'. */
  saved?: Pick<StockWords, 'one' | 'many'>
  children: ReactNode
}

type Reason = { icon: IconName; title: string; text: string }

const listReasons = ({ one, many }: Pick<StockWords, 'one' | 'many'>): readonly Reason[] => [
  {
    icon: 'heart',
    title: `Your saved ${many} on every device`,
    text: `Tap the heart on a ${one} on your phone and find it on your laptop.`,
  },
  { icon: 'chat', title: 'Your enquiries in one place', text: 'See what you asked, and whether we’ve answered.' },
  { icon: 'shield', title: 'Your details stay yours', text: 'Download or delete them whenever you like.' },
]

/** What an account gives a shopper, as a panel beside the form. */
function Benefits({ saved }: { saved: Pick<StockWords, 'one' | 'many'> }) {
  return (
    <section aria-labelledby="account-benefits" className="account-page-aside self-start rounded-panel">
      <h2 id="account-benefits" className="type-h3">
        What you get with an account
      </h2>
      <ul className="mt-6 flex flex-col gap-6">
        {listReasons(saved).map(({ icon, title, text }) => (
          <li key={icon} className="flex items-start gap-4">
            <Icon name={icon} size={28} className="shrink-0 text-brand" />
            <div className="min-w-0">
              <h3 className="font-strong">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 border-t border-line pt-4 text-[0.9375rem]/6 text-ink-soft">
        It’s free, and you don’t need an account to send us an enquiry.
      </p>
    </section>
  )
}

/** An account page: its purpose, one form, and optionally the benefits of an account beside it. */
export function AccountPage({ title, text, back, saved, children }: AccountPageProps) {
  return (
    <div className="wrap section">
      <TextLink href={back} tone="quiet">
        <Icon name="arrow-left" size={18} />
        Back
      </TextLink>
      <div
        className={`mt-4 grid gap-x-10 gap-y-10 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] md:gap-x-16 lg:gap-x-24 ${saved ? 'min-[720px]:max-md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]' : ''}`}
      >
        <div className="max-w-120 min-w-0">
          <h1 className="type-h1">{title}</h1>
          <p className="mt-3 mb-8 text-lg/7 text-ink-soft">{text}</p>
          {children}
        </div>
        {saved && <Benefits saved={saved} />}
      </div>
    </div>
  )
}
