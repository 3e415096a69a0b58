import type { JSONField } from 'payload'
import { explainBadKeptSamples } from '@/domain/blocks/sample-content'

/** The blocks whose sample content is published on purpose, by their ids (EDT-09). The forms of the blocks write it. */
export const keptSamplesField: JSONField = {
  name: 'keptSamples',
  type: 'json',
  jsonSchema: {
    uri: 'kept-samples://schema',
    fileMatch: ['kept-samples://schema'],
    schema: { type: 'array', items: { type: 'string' } },
  },
  admin: { hidden: true },
  // a copy has blocks of its own
  hooks: { beforeDuplicate: [() => null] },
  validate: (value: unknown) => explainBadKeptSamples(value) ?? true,
}
