'use client'

import type { DefaultTypedEditorState } from '@payloadcms/richtext-lexical'
import { RenderLexical } from '@payloadcms/richtext-lexical/client'
import { isRecord } from '@/domain/json/is-record'
import type { RichTextInputProps } from './section-block'

/** All formatted texts of blocks have the same editor. */
const SCHEMA_PATH = 'collection.shared-sections.layout.richText.content'

const isText = (value: unknown): value is DefaultTypedEditorState => isRecord(value) && isRecord(value.root)

/** Payload's editor for a site's own formatted text, outside of the form's own fields (EDT-25). */
export function OwnRichText({ path, label, value, onChange }: RichTextInputProps) {
  const text = isText(value) ? value : undefined
  return (
    <div role="group" aria-label={label} data-own-text>
      <RenderLexical
        name={path}
        path={path}
        schemaPath={SCHEMA_PATH}
        label={label}
        initialValue={text}
        value={text}
        setValue={(next: unknown) => onChange(isRecord(next) ? next : null)}
      />
    </div>
  )
}
