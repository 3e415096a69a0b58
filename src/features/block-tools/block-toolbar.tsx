'use client'

import { useState, useTransition } from 'react'
import { nameBlock } from '@/domain/blocks/copy-blocks'
import styles from './block-tools.module.css'
import { type Choice, copyToPage, findChoices, type Outcome, readPreset, savePreset } from './call-content'

type Values = Record<string, unknown>
type Tool = 'preset' | 'insert' | 'copy'
type Props = {
  /** Block type to label. */
  names: Readonly<Record<string, string>>
  tenant: number
  pageId: number | null
  blocks: readonly Values[]
  place: number
  onPlace: (place: number) => void
  onInsert: (blocks: Values[]) => Promise<void>
}

const LABELS: Record<Tool, string> = { preset: 'Save as preset', insert: 'Insert a preset', copy: 'Copy to another page' }
/** Help text and button label of each tool. */
const WORDS: Record<Tool, { help: string; action: string }> = {
  insert: { help: 'Adds a copy of the preset after the last block here.', action: 'Insert' },
  preset: { help: 'Saves a copy of the block that you can add to any page of this site.', action: 'Save' },
  copy: { help: 'Adds a copy of the block to the end of that page’s draft. Visitors see it once that page is published.', action: 'Copy' },
}
const NONE: Record<'insert' | 'copy', string> = {
  insert: 'This site has no presets yet. Save a block as one first.',
  copy: 'This site has no other page.',
}

function ChooseBlock({ blocks, names, place, onPlace }: Pick<Props, 'blocks' | 'names' | 'place' | 'onPlace'>) {
  return (
    <label className={styles.field}>
      Block
      <select value={place} onChange={({ target }) => onPlace(Number(target.value))}>
        {blocks.map((block, at) => (
          <option key={String(block.id ?? at)} value={at}>
            {nameBlock(block, at, names)}
          </option>
        ))}
      </select>
    </label>
  )
}

function ChooseOne({
  label,
  choices,
  value,
  onChange,
}: {
  label: string
  choices: Choice[]
  value: number | null
  onChange: (id: number) => void
}) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChange(Number(target.value))}>
        {choices.map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Offers the tools for whole blocks of a page; each asks for its fields and reports its result. */
export function BlockToolbar({ names, tenant, pageId, blocks, place, onPlace, onInsert }: Props) {
  const [tool, setTool] = useState<Tool | null>(null)
  const [choices, setChoices] = useState<Choice[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [name, setName] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, start] = useTransition()

  const open = (next: Tool) => {
    setTool(tool === next ? null : next)
    setOutcome(null)
    if (next === 'preset') return
    start(async () => {
      const found = await findChoices(next === 'insert' ? 'block-presets' : 'pages', tenant)
      const others = next === 'copy' ? found.filter(({ id }) => id !== pageId) : found
      setChoices(others)
      setChosen(others[0]?.id ?? null)
    })
  }

  const run = async (): Promise<Outcome> => {
    const block = blocks[place]
    const target = choices.find(({ id }) => id === chosen)
    if (tool === 'insert' && target) {
      await onInsert(await readPreset(target.id))
      return { kind: 'done', message: `“${target.label}” is now the last block here.` }
    }
    if (tool === 'copy' && block && target) return copyToPage(target, block)
    if (tool === 'preset' && block && name.trim() !== '') return savePreset(tenant, name.trim(), block)
    return { kind: 'problem', message: tool === 'preset' ? 'Give the preset a name.' : 'Choose one first.' }
  }

  const isEmpty = tool !== null && tool !== 'preset' && !isBusy && choices.length === 0
  return (
    <section className={styles.tools} aria-label="Presets and copies">
      <div className={styles.row}>
        {(['insert', 'preset', 'copy'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={styles.button}
            aria-expanded={tool === one}
            disabled={one !== 'insert' && blocks.length === 0}
            onClick={() => open(one)}
          >
            {LABELS[one]}
          </button>
        ))}
      </div>
      {tool !== null && (
        <div className={styles.panel} role="group" aria-label={LABELS[tool]}>
          <p className={styles.message}>{WORDS[tool].help}</p>
          {tool !== 'insert' && <ChooseBlock blocks={blocks} names={names} place={place} onPlace={onPlace} />}
          {tool === 'preset' && (
            <label className={styles.field}>
              Name of the preset
              <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
            </label>
          )}
          {tool !== 'preset' && choices.length > 0 && (
            <ChooseOne label={tool === 'insert' ? 'Preset' : 'Page'} choices={choices} value={chosen} onChange={setChosen} />
          )}
          {isEmpty ? (
            <p className={styles.message}>{NONE[tool]}</p>
          ) : (
            <button
              type="button"
              className={styles.button}
              data-primary
              disabled={isBusy}
              onClick={() => start(async () => setOutcome(await run()))}
            >
              {WORDS[tool].action}
            </button>
          )}
        </div>
      )}
      <p role="status" className={styles.message} data-problem={outcome?.kind === 'problem' || undefined}>
        {isBusy ? 'Working…' : outcome?.message}
      </p>
    </section>
  )
}
