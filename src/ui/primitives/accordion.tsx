import type { ReactNode } from 'react'
import { Icon } from './icon/icon'

export type AccordionItem = {
  id: string
  title: string
  /** What is chosen inside, at the right of the title: '3 chosen'. */
  note?: string
  content: ReactNode
  isOpen?: boolean
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Opening one shuts the others: the name that they share. Without it each opens and shuts on its own. */
  onlyOneOf?: string
  /** The level of the titles as headings of the page. */
  level?: 2 | 3 | 4
}

/**
 * Headings that open and shut what stands below them: the browser's own disclosures, so they work without scripts, are found by
 * its page search, and one group of them can keep only one open.
 */
export function Accordion({ items, onlyOneOf, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <div className="border-t border-line">
      {items.map(({ id, title, note, content, isOpen }) => (
        <details key={id} id={id} name={onlyOneOf} open={isOpen} className="group/item unfold border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <Heading className="min-w-0 text-base/6 font-strong">{title}</Heading>
            <span className="flex shrink-0 items-center gap-3 text-[0.9375rem]/6 text-ink-soft">
              {note}
              <span aria-hidden="true" className="text-ink">
                <span className="accordion-signs">
                  <Icon name="plus" className="group-open/item:hidden" />
                  <Icon name="minus" className="hidden group-open/item:block" />
                </span>
                <Icon name="caret" className="accordion-caret transition-quick group-open/item:rotate-180" />
              </span>
            </span>
          </summary>
          <div className="pb-5">{content}</div>
        </details>
      ))}
    </div>
  )
}
