'use client'

import type { BlocksFieldDiffClientComponent } from 'payload'
import { BlocksDiffView } from './blocks-diff-view'

/** Checks whether the checkbox at a path such as 'layout.6.isHidden' is ticked in a version's blocks. */
function isTicked(blocks: unknown, path: string): boolean {
  const value = path
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
      blocks,
    )
  return value === true
}

/** Replaces Payload's diff of a page's blocks, which labels them Block 01, Block 02, with one that uses their names (ADM-04). */
export const BlocksDiff: BlocksFieldDiffClientComponent = ({ baseVersionField, comparisonValue, versionValue, field }) => {
  const names = (field.blocks ?? []).flatMap((block) => {
    const name = typeof block === 'string' ? null : block.labels?.singular
    return typeof block === 'string' || typeof name !== 'string' ? [] : [[block.slug, name] as const]
  })
  const rows = (baseVersionField.rows ?? []).map((fields) => (fields ?? []).flatMap(({ field: one }) => one ?? []))
  // Skip unticked checkboxes of added and removed blocks.
  const isNews = ({ path, type }: { path: string; type: string }) =>
    type !== 'checkbox' || isTicked(comparisonValue, path) || isTicked(versionValue, path)
  return (
    <BlocksDiffView
      before={comparisonValue}
      after={versionValue}
      names={new Map(names)}
      rows={rows.map((fields) => fields.filter(isNews).map(({ path, CustomComponent }) => ({ key: path, node: CustomComponent })))}
    />
  )
}
