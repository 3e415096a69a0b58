'use client'

import { useField } from '@payloadcms/ui'
import { summariseBlock } from '@/domain/blocks/block-summary'
import {
  explainIgnored,
  type FieldPlace,
  listIgnored,
  listSectionFields,
  type OwnValue,
  readOwnValues,
  type SectionField,
  withoutPlace,
} from '@/domain/blocks/group-sections'
import { settleValue } from '@/domain/editing/merge-documents'
import styles from './group-sections.module.css'
import { OwnPicture } from './own-picture'
import { OwnRichText } from './own-rich-text'
import { OwnValueRow } from './own-value-row'
import type { BlockFacts, PictureFacts, SectionBlock } from './section-block'
import { ShownValue } from './shown-value'

type Props = BlockFacts & {
  path: string
  blocks: readonly SectionBlock[]
  open: readonly FieldPlace[]
  pictures: PictureFacts
  isReadOnly: boolean
}

const INPUTS = { Picture: OwnPicture, RichText: OwnRichText }

/** An empty field that nobody may fill in says nothing, and the rows of a closed list are listed one by one. */
const isWorthShowing = ({ isOpen, isCovered, value, tree }: SectionField) =>
  !isCovered && (isOpen || (tree.kind !== 'list' && settleValue(value) !== undefined))

/** The form of a section that a site has from its group: the group's values, and the site's own where the group leaves a field open (EDT-25). */
export function OwnValues({ path, blocks, open, names, trees, pictures, isReadOnly }: Props) {
  const { value, setValue, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const own = readOwnValues(value)
  const ignored = listIgnored(blocks, { open, own, trees })
  const change = (place: FieldPlace, next: OwnValue['value'] | undefined) => {
    const others = withoutPlace(own, place)
    setValue(next === undefined ? others : [...others, { block: place.block, path: [...place.path], value: next }])
  }
  return (
    <section className={`field-type ${styles.section}`} aria-labelledby="own-values" data-own-values>
      <h3 id="own-values">A section of your group</h3>
      <p className={styles.lead}>
        The group writes these blocks. You can change the fields that have an input; your values stay when the group changes other fields.
        They appear on your site when you publish.
      </p>
      {ignored.length > 0 && (
        <ul className={styles.blocks} aria-label="Your values that are not shown" data-ignored>
          {ignored.map((one) => (
            <li key={JSON.stringify([one.block, one.path])} className={styles.notice}>
              <p>
                <strong>{one.label === null ? 'Your value' : one.label}:</strong>{' '}
                <ShownValue tree={one.tree} value={one.value} pictures={pictures} />
              </p>
              <p>{explainIgnored(one)}</p>
              {!isReadOnly && !disabled && (
                <button type="button" className={styles.button} onClick={() => change(one, undefined)}>
                  Remove my value
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.blocks}>
        {blocks.map((block, at) => (
          <li key={block.id ?? at} className={styles.block}>
            <h4 className={styles.blockHead}>
              <strong>{`${at + 1}. ${names[block.blockType] ?? block.blockType}`}</strong>
              <span className={styles.words}>{summariseBlock(block)}</span>
            </h4>
            <ul className={styles.fields}>
              {listSectionFields(block, trees, open, own)
                .filter(isWorthShowing)
                .map((field) => (
                  <OwnValueRow
                    key={field.path.join()}
                    field={field}
                    place={{ block: block.id ?? '', path: field.path }}
                    pictures={pictures}
                    inputs={INPUTS}
                    isReadOnly={isReadOnly || disabled}
                    onChange={change}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {blocks.length === 0 && <p className={styles.lead}>The group’s section has no blocks yet.</p>}
    </section>
  )
}
