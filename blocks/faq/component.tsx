import { toFaqJsonLd } from '@/domain/seo/page-json-ld'
import { selectQuestions } from '@/domain/pages/select-questions'
import { findFaqs } from '@/server/content/find-lists'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { type FaqItem, FaqList } from '@/ui/sections/faq-list'
import { JsonLd } from '@/ui/primitives/json-ld'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

type ViewProps = { heading: string; text?: string | null; items: FaqItem[] }

export function FaqView({ heading, text, items }: ViewProps) {
  if (items.length === 0) return null
  const facts = toFaqJsonLd(items)
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} />
      <FaqList items={items} />
      {facts && <JsonLd data={facts} />}
    </section>
  )
}

export async function FaqBlock({ block, site }: BlockProps<'faq'>) {
  const items = selectQuestions(await findFaqs(site.tenant.id), block)
  return <FaqView heading={block.heading} text={block.text} items={await fillTexts(items, textContextOf(site))} />
}
