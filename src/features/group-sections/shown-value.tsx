import type { SectionPicture } from '@/domain/blocks/group-sections'
import { listBlockFields, type ListTree, readRows, type ValueTree } from '@/domain/blocks/open-fields'
import { isFilledIn } from '@/domain/json/stored-field'
import { describeValue } from '@/domain/editing/describe-value'
import styles from './group-sections.module.css'
import type { PictureFacts } from './section-block'

/** The rows of a list, each in a line with its number. */
function describeRows({ fields }: ListTree, value: unknown): string {
  const lines = readRows(value).map((row, at) => {
    const words = listBlockFields(fields, row).flatMap(({ tree, value: inner }) =>
      tree.kind === 'list' || tree.kind === 'upload' || !isFilledIn(inner) ? [] : [describe(tree, inner)],
    )
    return `${at + 1}. ${words.join(' · ')}`
  })
  return lines.length === 0 ? describeValue('') : lines.join('\n')
}

/** The group's value in words: the label of a choice, not its stored name. */
function describe(tree: ValueTree | ListTree, value: unknown): string {
  if (tree.kind === 'list') return describeRows(tree, value)
  const chosen = tree.kind === 'select' ? tree.options.find((option) => option.value === value)?.label : undefined
  return chosen ?? describeValue(value)
}

/** A small version of a picture with what it shows. */
export function Thumbnail({ picture }: { picture: SectionPicture | undefined }) {
  if (!picture) return 'A picture that was deleted'
  return (
    <span className={styles.picture}>
      {picture.url !== null && <img src={picture.url} alt="" width={96} height={72} loading="lazy" />}
      {picture.alt}
    </span>
  )
}

/** A value that can't be changed here: in words, or as a small picture with what it shows. */
export function ShownValue({ tree, value, pictures }: { tree: ValueTree | ListTree | null; value: unknown; pictures: PictureFacts }) {
  if (tree === null) return describeValue(value)
  if (tree.kind !== 'upload' || typeof value !== 'number') return describe(tree, value)
  return <Thumbnail picture={pictures.known[value]} />
}
