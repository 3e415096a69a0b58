'use client'

import type { BlocksFieldDiffClientComponent } from 'payload'
import { BlocksDiffView } from './blocks-diff-view'

/** Whether a tick stands in that place of the blocks of a version: 'layout.6.isHidden'. */
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

/** Payload's own difference of a page's blocks calls them Block 01, Block 02: this one calls them by their names (ADM-04). */
export const BlocksDiff: BlocksFieldDiffClientComponent = ({ baseVersionField, comparisonValue, versionValue, field }) => {
  const names = (field.blocks ?? []).flatMap((block) => {
    const name = typeof block === 'string' ? null : block.labels?.singular
    return typeof block === 'string' || typeof name !== 'string' ? [] : [[block.slug, name] as const]
  })
  const rows = (baseVersionField.rows ?? []).map((fields) => (fields ?? []).flatMap(({ field: one }) => one ?? []))
  // of a block that came or went, a tick that nobody made is no news
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
