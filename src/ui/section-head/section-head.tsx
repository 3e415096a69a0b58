import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon } from '@/ui/icon/icon'

type Props = { heading: string; text?: string | null; link?: SiteLink | null }

/** The head of a section: heading, a line under it, and a link to all of it on the right. */
export function SectionHead({ heading, text, link }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 className="type-h2">{heading}</h2>
        {text ? <p className="mt-1 max-w-[42rem] text-ink-soft">{text}</p> : null}
      </div>
      {link ? (
        <a href={link.href} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4">
          {link.label}
          <Icon name="arrow-right" size={16} />
        </a>
      ) : null}
    </div>
  )
}
