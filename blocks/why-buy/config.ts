import type { ArrayFieldValidation, Block } from 'payload'
import { rowLabel } from '@collections/shared/row-label'
import { figuresField, iconField } from '@collections/shared/appearance'
import { linkField } from '@collections/shared/link'

const MIN_REASONS = 3
const MAX_REASONS = 6

/** Returns why the number of reasons is invalid, or null. With figures, no reasons are needed. */
export function explainReasonCount(reasons: number, figures: number): string | null {
  if (reasons === 0 && figures > 0) return null
  if (reasons >= MIN_REASONS && reasons <= MAX_REASONS) return null
  return `Give ${MIN_REASONS} to ${MAX_REASONS} reasons, or none and some figures.`
}

const countRows = (rows: unknown) => (Array.isArray(rows) ? rows.length : 0)

const validateReasons: ArrayFieldValidation = (rows, { siblingData }) => {
  const figures = typeof siblingData === 'object' && siblingData !== null && 'figures' in siblingData ? siblingData.figures : []
  return explainReasonCount(countRows(rows), countRows(figures)) ?? true
}

/** Reasons to buy here, and figures such as '50+ locations' (CMS-15). The warranty follows the site's switch (CMS-16). */
export const whyBuyConfig: Block = {
  slug: 'whyBuy',
  interfaceName: 'WhyBuyBlock',
  labels: { singular: 'Why buy from us', plural: 'Why buy from us' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      defaultValue: 'Why buy from us',
      maxLength: 80,
      admin: { description: 'Some designs show figures without it; it is read out all the same.' },
    },
    { name: 'text', type: 'textarea', maxLength: 240 },
    figuresField(),
    {
      name: 'reasons',
      type: 'array',
      maxRows: MAX_REASONS,
      validate: validateReasons,
      labels: { singular: 'Reason', plural: 'Reasons' },
      admin: {
        components: rowLabel('item', 'Reason'),
        description:
          'Three to six. {warrantyYears} is replaced by the site’s years of warranty; without a warranty the reason is left out.',
      },
      fields: [
        {
          type: 'row',
          fields: [{ name: 'title', type: 'text', required: true, maxLength: 80, admin: { width: '50%' } }, iconField()],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 200 },
      ],
    },
    linkField(),
  ],
}
