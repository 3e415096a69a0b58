import type { CollectionBeforeValidateHook } from 'payload'
import type { Page } from '@payload-types'
import { listOpenSamples } from '@/domain/blocks/sample-content'
import { refusal } from '@collections/shared/refusal'

const MESSAGE = 'This is still a sample. Write your own, or press “Keep the sample” in its block.'

/** Refuses to publish a page with sample texts that nobody has replaced or kept on purpose (EDT-09). Drafts may have them. */
export const refuseSamples: CollectionBeforeValidateHook<Page> = ({ data, originalDoc }) => {
  if (!data || (data._status ?? originalDoc?._status) !== 'published') return data
  const open = listOpenSamples({ layout: data.layout ?? originalDoc?.layout, keptSamples: data.keptSamples ?? originalDoc?.keptSamples })
  if (open.length > 0)
    throw refusal(
      'pages',
      open.map((path) => ({ path, message: MESSAGE })),
    )
  return data
}
