import type { ReactNode } from 'react'
import { Icon } from './icon/icon'

export type AccordionItem = {
  id: string
  title: string
  /** The current choice, at the right of the title: '3 chosen'. */
  note?: string
  content: ReactNode
  isOpen?: boolean
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** The shared name of an exclusive group: opening one closes the others. Without it each opens and closes independently. */
  onlyOneOf?: string
  /** The heading level of the titles. */
  level?: 2 | 3 | 4
}

/**
 * Headings that expand and collapse their content. They are native disclosures, so they work without JavaScript, the browser's page search
 * finds their content, and a group can allow only one open item.
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
