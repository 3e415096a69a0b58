'use client'

import type { BlocksFieldDiffClientComponent } from 'payload'
import { BlocksDiffView } from './blocks-diff-view'

/** Payload's own difference of a page's blocks calls them Block 01, Block 02: this one calls them by their names (ADM-04). */
export const BlocksDiff: BlocksFieldDiffClientComponent = ({ baseVersionField, comparisonValue, versionValue, field }) => {
  const names = (field.blocks ?? []).flatMap((block) => {
    const name = typeof block === 'string' ? null : block.labels?.singular
    return typeof block === 'string' || typeof name !== 'string' ? [] : [[block.slug, name] as const]
  })
  const rows = (baseVersionField.rows ?? []).map((fields) => (fields ?? []).flatMap(({ field: one }) => one ?? []))
  return (
    <BlocksDiffView
      before={comparisonValue}
      after={versionValue}
      names={new Map(names)}
      rows={rows.map((fields) => fields.map(({ path, CustomComponent }) => ({ key: path, node: CustomComponent })))}
    />
  )
}
