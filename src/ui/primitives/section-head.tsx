import type { ReactNode } from 'react'
import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon } from '@/ui/primitives/icon/icon'

type Props = {
  heading: string
  text?: string | null
  link?: SiteLink | null
  /** Content after the link: the buttons of a row. */ aside?: ReactNode
}

/** The head of a section: heading, text, and a link to the full list at the right. A directory has a rule below it. */
export function SectionHead({ heading, text, link, aside }: Props) {
  return (
    <div className="section-head-row mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h2 className="type-h2">{heading}</h2>
        {text ? <p className="mt-1 max-w-[42rem] text-ink-soft">{text}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {link ? (
          <a href={link.href} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4">
            {link.label}
            <Icon name="arrow-right" size={16} className="shrink-0" />
          </a>
        ) : null}
        {aside}
      </div>
    </div>
  )
}
