'use client'

import { useField, useFieldPath, useForm, useFormFields } from '@payloadcms/ui'
import { nameSampleFields, readKeptSamples, withKeptSample } from '@/domain/blocks/sample-content'
import { samplesOfRow } from './samples-of-row'
import styles from './block-tools.module.css'

/** Says which texts of a block are still samples, marks their fields, and keeps them on purpose (EDT-09). */
function SampleNote({ row }: { row: string }) {
  const { setModified } = useForm()
  const id = useFormFields(([fields]) => fields[`${row}.id`]?.value)
  const found = useFormFields(([fields]) => samplesOfRow(fields, row))
  // by its own path: a stale one would mean the field in which this note is drawn
  const { value, setValue } = useField<unknown>({ path: 'keptSamples' })
  if (found === '' || typeof id !== 'string') return null
  const paths = found.split(' ')
  const isKept = readKeptSamples(value).includes(id)
  const marked = paths.map((path) => `#field-${CSS.escape(path.replaceAll('.', '__'))}`).join(', ')
  return (
    <p className={styles.samples} data-samples={isKept ? 'kept' : 'open'}>
      {!isKept && <style>{`:is(${marked}) { outline: 2px dashed var(--theme-warning-500); outline-offset: 2px }`}</style>}
      <span>
        {isKept
          ? 'You keep the sample content of this block.'
          : `Still a sample: ${nameSampleFields(paths)}. Write your own before you publish, or keep the sample on purpose.`}
      </span>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setValue(withKeptSample(value, id, !isKept))
          setModified(true)
        }}
      >
        {isKept ? 'Don’t keep it' : 'Keep the sample'}
      </button>
    </p>
  )
}

/** Shows a block's description above its form, what of it is still a sample, and leads to the pages that have such a block (EDT-26). */
export function BlockHelp({ text, slug }: { text: string; slug: string }) {
  const row = /^layout\.\d+/.exec(useFieldPath() ?? '')?.[0]
  return (
    <>
      <p className={styles.help}>
        {text} <a href={`/admin/collections/pages?block=${slug}`}>Pages with this block</a>
      </p>
      {row !== undefined && <SampleNote row={row} />}
    </>
  )
}
