import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon/icon'

/** link: in running text, always underlined. quiet: in lists of links, underlined on hover. */
export type TextLinkTone = 'link' | 'quiet'

export type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'children' | 'href'> & {
  href: string
  tone?: TextLinkTone
  children: ReactNode
  /** Leads to another site. Shown by an arrow, and announced to screen readers. */
  isExternal?: boolean
}

const TONES: Record<TextLinkTone, string> = {
  link: 'text-link underline hover:decoration-2',
  quiet: 'inline-flex min-h-11 items-center gap-1.5 text-ink no-underline hover:underline',
}

/** A link that looks like text. For one that looks like a button, use LinkButton. */
export function TextLink({ href, tone = 'link', children, isExternal = false, ...rest }: TextLinkProps) {
  return (
    <a
      href={href}
      rel={isExternal ? 'noopener' : undefined}
      className={`text-link-link decoration-1 transition-quick ${TONES[tone]}`}
      {...rest}
    >
      {children}
      {isExternal && (
        <>
          <Icon name="arrow-up-right" size={16} className="ml-0.5 inline-block align-[-0.125em]" />
          <span className="sr-only"> (another site)</span>
        </>
      )}
    </a>
  )
}
