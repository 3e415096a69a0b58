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
} from '@payloadcms/richtext-lexical'

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
  LinkFeature({ enabledCollections: [] }),
  HorizontalRuleFeature(),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
]
