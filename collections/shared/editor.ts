import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  type LexicalEditorProps,
  type LinkFeatureServerProps,
} from '@payloadcms/richtext-lexical'
import type { TextField } from 'payload'
import { explainBadHref, isHalfTypedHref } from '@/domain/navigation/href'
import { hrefField } from './link'

/** Where a link of formatted text leads, picked as in a link field (EDT-13). Older texts may have half-typed addresses, which are not rendered. */
const targetField: TextField = {
  name: 'url',
  label: 'Address',
  type: 'text',
  required: true,
  admin: hrefField().admin,
  validate: (value: string | null | undefined) => {
    if (!value) return 'Pick where it leads, or type an address such as /special-offers'
    const isOld = isHalfTypedHref(value) && !/\s/.test(value)
    return isOld || (explainBadHref(value) ?? true)
  },
}

/** Text, target and “new tab” of a link; the kind of a link has one option only. */
const linkFields: LinkFeatureServerProps['fields'] = ({ defaultFields }) =>
  defaultFields.map((field) => {
    if (field.name === 'url') return targetField
    return field.name === 'linkType' && field.type === 'radio' ? { ...field, admin: { hidden: true } } : field
  })

/**
 * Features of rich text: no h1 (the page has its own), no uploads, and links by address only, so that text contains no document references.
 */
export const editorFeatures: NonNullable<LexicalEditorProps['features']> = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  LinkFeature({ enabledCollections: [], fields: linkFields }),
  HorizontalRuleFeature(),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
]
