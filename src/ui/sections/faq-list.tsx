import { Icon } from '@/ui/primitives/icon/icon'
import { Prose, type RichTextContent } from '@/ui/primitives/prose'

export type FaqItem = { id: number | string; question: string; answer: RichTextContent }

/** Questions that open and close independently (CMS-13). They are native disclosures, which need no JavaScript. */
export function FaqList({ items }: { items: FaqItem[] }) {
  return (
    <div className="border-t border-line">
      {items.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 type-h3 [overflow-wrap:anywhere] [&::-webkit-details-marker]:hidden">
            {question}
            <span className="shrink-0 transition-quick group-open:rotate-180" aria-hidden="true">
              <Icon name="caret" />
            </span>
          </summary>
          <div className="max-w-[46rem] pb-6 text-ink-soft">
            <Prose content={answer} size="small" />
          </div>
        </details>
      ))}
    </div>
  )
}
