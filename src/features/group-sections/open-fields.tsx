'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { summariseBlock } from '@/domain/blocks/block-summary'
import { type FieldPlace, listSectionFields, readOpenFields, withoutPlace } from '@/domain/blocks/group-sections'
import { canOpen } from '@/domain/blocks/open-fields'
import { isRecord } from '@/domain/json/is-record'
import styles from './group-sections.module.css'
import type { BlockFacts, SectionBlock } from './section-block'

type Props = BlockFacts & { path: string; members: readonly string[]; isReadOnly: boolean }

/** Text, so that a key press elsewhere in the form draws nothing again. */
function useLayoutText(): string {
  return useFormFields(([fields]) => {
    const own = Object.fromEntries(Object.entries(fields).filter(([name]) => name === 'layout' || name.startsWith('layout.')))
    return JSON.stringify(reduceFieldsToValues(own, true).layout ?? [])
  })
}

function readBlocks(text: string): SectionBlock[] {
  const layout: unknown = JSON.parse(text)
  return (Array.isArray(layout) ? layout : []).flatMap((block: unknown) =>
    isRecord(block) && typeof block.id === 'string' && typeof block.blockType === 'string'
      ? [{ ...block, id: block.id, blockType: block.blockType }]
      : [],
  )
}

const joinNames = (names: readonly string[]) => new Intl.ListFormat('en-AU').format(names)

type BlockProps = {
  block: SectionBlock
  at: number
  open: readonly FieldPlace[]
  facts: BlockFacts
  isReadOnly: boolean
  onToggle: (place: FieldPlace) => void
}

function OpenFieldsOfBlock({ block, at, open, facts, isReadOnly, onToggle }: BlockProps) {
  const fields = listSectionFields(block, facts.trees, open, []).filter(canOpen)
  const count = fields.filter(({ isOpen }) => isOpen).length
  return (
    <li>
      <details className={styles.block}>
        <summary>
          <strong>{`${at + 1}. ${facts.names[block.blockType] ?? block.blockType}`}</strong>
          <span className={styles.words}>{summariseBlock(block)}</span>
          <span className={styles.origin} data-own={count > 0 || undefined}>
            {count === 1 ? '1 field open' : `${count} fields open`}
          </span>
        </summary>
        <ul className={styles.choices}>
          {fields.map(({ path, label, tree, isOpen }) => (
            <li key={path.join()}>
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  checked={isOpen}
                  disabled={isReadOnly}
                  onChange={() => onToggle({ block: block.id ?? '', path: [...path] })}
                />
                {tree.kind === 'list' ? `${label}, the whole list` : label}
              </label>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Below the blocks of a group's section: whether its sites get it, and which fields they may change (EDT-25). */
export function OpenFields({ path, members, names, trees, isReadOnly }: Props) {
  const { value, setValue, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const shared = useField<boolean>({ path: 'isForGroup' })
  const blocks = readBlocks(useLayoutText())
  const open = readOpenFields(value)
  const isFixed = isReadOnly || disabled
  const toggle = (place: FieldPlace) => {
    const others = withoutPlace(open, place)
    setValue(others.length < open.length ? others : [...open, place])
  }
  return (
    <section className={`field-type ${styles.section}`} aria-labelledby="for-group" data-open-fields>
      <h3 id="for-group">Sites of your group</h3>
      <label className={styles.share}>
        <input
          type="checkbox"
          checked={shared.value === true}
          disabled={isFixed}
          onChange={({ target }) => shared.setValue(target.checked)}
        />
        <span>
          Share this section with {joinNames(members)}. They can put it on their pages once you publish, and each publish changes those
          pages.
        </span>
      </label>
      {shared.value === true && (
        <>
          <p className={styles.lead}>
            Tick the fields that each site may change for itself. All others show your values. With a whole list, a site can also add, move
            and remove rows.
          </p>
          <ol className={styles.blocks}>
            {blocks.map((block, at) => (
              <OpenFieldsOfBlock
                key={block.id}
                block={block}
                at={at}
                open={open}
                facts={{ names, trees }}
                isReadOnly={isFixed}
                onToggle={toggle}
              />
            ))}
          </ol>
          {blocks.length === 0 && <p className={styles.lead}>Add a block above first.</p>}
        </>
      )}
    </section>
  )
}
