import type { SectionPicture } from '@/domain/blocks/group-sections'
import type { ValueTree } from '@/domain/blocks/open-fields'
import { describeValue } from '@/domain/editing/describe-value'
import styles from './group-sections.module.css'
import type { PictureFacts } from './section-block'

/** The group's value in words: the label of a choice, not its stored name. */
function describe({ kind, options }: ValueTree, value: unknown): string {
  return (kind === 'select' ? options.find((option) => option.value === value)?.label : undefined) ?? describeValue(value)
}

function Thumbnail({ picture }: { picture: SectionPicture | undefined }) {
  if (!picture) return 'A picture that was deleted'
  return (
    <span className={styles.picture}>
      {picture.url !== null && <img src={picture.url} alt="" width={96} height={72} loading="lazy" />}
      {picture.alt}
    </span>
  )
}

/** A value that can't be changed here: in words, or as a small picture with what it shows. */
export function ShownValue({ tree, value, pictures }: { tree: ValueTree | null; value: unknown; pictures: PictureFacts }) {
  if (tree === null) return describeValue(value)
  if (tree.kind !== 'upload' || typeof value !== 'number') return describe(tree, value)
  return <Thumbnail picture={pictures.known[value]} />
}
