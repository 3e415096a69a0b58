import type { Block, Condition, Field, TextFieldSingleValidation } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { text } from 'payload/shared'
import { iconField, pictureField, pictureRow, sideField, toneField } from '@collections/shared/appearance'
import { hrefField, linkField } from '@collections/shared/link'

const isKind =
  (kind: 'shortcuts' | 'banner'): Condition =>
  (_, sibling) =>
    sibling.kind === kind

/** A banner requires a heading; shortcuts don't. */
const validateHeading: TextFieldSingleValidation = (value, options) => {
  const { siblingData } = options
  const isBanner = typeof siblingData === 'object' && siblingData !== null && 'kind' in siblingData && siblingData.kind === 'banner'
  return text(value, { ...options, required: isBanner })
}

const shortcutFields: Field[] = [
  {
    type: 'row',
    fields: [{ name: 'title', type: 'text', required: true, maxLength: 60, admin: { width: '50%' } }, iconField()],
  },
  { name: 'text', type: 'text', maxLength: 90, admin: { description: 'One short line: "Capped price, loan cars available".' } },
  hrefField({ required: true }),
  pictureField('Only designs that show pictures instead of icons use it.'),
]

const SHORTCUTS = [
  { icon: 'tag', title: 'Latest offers', text: 'See what’s on now', href: '/special-offers' },
  { icon: 'wrench', title: 'Book a service', text: 'Pick a day that suits', href: '/service' },
  { icon: 'dollar', title: 'Sell your car', text: 'Get an offer today', href: '/trade-in' },
]

/** Two to four shortcuts to pages, by default offers, service and selling (CMS-12), or one wide banner with a picture (CARD-02). */
export const featureBannerConfig: Block = {
  slug: 'featureBanner',
  interfaceName: 'FeatureBannerBlock',
  labels: { singular: 'Feature banner', plural: 'Feature banners' },
  fields: [
    {
      name: 'kind',
      label: 'What to show',
      type: 'radio',
      required: true,
      defaultValue: 'shortcuts',
      options: [
        { label: 'Shortcuts to two to four pages', value: 'shortcuts' },
        { label: 'One wide banner', value: 'banner' },
      ],
    },
    { name: 'heading', type: 'text', maxLength: 80, validate: validateHeading, admin: { description: 'A banner needs one.' } },
    {
      name: 'shortcuts',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Shortcut', plural: 'Shortcuts' },
      defaultValue: SHORTCUTS,
      admin: { condition: isKind('shortcuts'), components: rowLabel('item', 'Shortcut') },
      fields: shortcutFields,
    },
    { name: 'text', type: 'textarea', maxLength: 240, admin: { condition: isKind('banner') } },
    { ...linkField(), admin: { condition: isKind('banner') } },
    {
      ...pictureRow('At least 1200 px wide; 1920x695 for a picture behind the text. Optional.'),
      admin: { condition: isKind('banner') },
    },
    {
      type: 'row',
      admin: { condition: isKind('banner') },
      fields: [
        sideField(['right', 'left', 'behind'], 'Behind the text suits wide photos whose left side is calm.'),
        toneField('The background of the text.'),
      ],
    },
  ],
}
