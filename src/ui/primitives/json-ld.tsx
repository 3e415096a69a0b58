import { Still } from './still/still'

/** Facts for search engines. What could end the element is written so that it can't: texts come from editors. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return (
    <Still name={`facts-${String(data['@type'])}`}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </Still>
  )
}
