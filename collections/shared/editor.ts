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

/** What text may hold: no h1 (the page has its own), no uploads, and links by address, so that no reference hides in text. */
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
