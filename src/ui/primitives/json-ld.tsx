import { StaticPart } from './static-part/static-part'

/** Structured data for search engines. Characters that could end the script element are escaped, because editors write the texts. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return (
    <StaticPart name={`facts-${String(data['@type'])}`}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </StaticPart>
  )
}
