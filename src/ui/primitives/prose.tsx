import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { safeHref } from '@/domain/navigation/href'
import { keepKnownNodes } from '@/domain/text/rich-text-form'

export type RichTextContent = ComponentProps<typeof RichText>['data']

function drawLink(fields: { url?: string; newTab?: boolean }, children: ReactNode): ReactNode {
  const href = safeHref(fields.url)
  if (!href) return children
  return fields.newTab ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  )
}

/** Renders links by URL only, and only safe ones. React escapes all other text. */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  link: ({ node, nodesToJSX }) => drawLink(node.fields, nodesToJSX({ nodes: node.children })),
  // The default renders any stored URL.
  autolink: ({ node, nodesToJSX }) => drawLink(node.fields, nodesToJSX({ nodes: node.children })),
  // The default numbers the items of every list, but HTML allows that only in ordered lists.
  listitem: ({ node, nodesToJSX, parent }) => (
    <li
      value={'tag' in parent && parent.tag === 'ol' ? node.value : undefined}
      className={node.children.some(({ type }) => type === 'list') ? 'list-none' : undefined}
    >
      {nodesToJSX({ nodes: node.children })}
    </li>
  ),
})

/** Rich text from marketing: headings, lists and links in the template's typography. */
export function Prose({ content, size = 'body' }: { content: RichTextContent; size?: 'body' | 'small' }) {
  const data = keepKnownNodes(content)
  if (data === null) return null
  return (
    <div className={`prose ${size === 'small' ? 'text-ink-soft' : ''}`}>
      <RichText data={data} converters={converters} disableContainer />
    </div>
  )
}
