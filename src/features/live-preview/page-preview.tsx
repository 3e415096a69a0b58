'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { listBlocksWithSamples } from '@/domain/blocks/sample-content'
import { isTitledByBlock } from '@/domain/blocks/page-title'
import { findChangedText } from '@/domain/editing/preview/changed-text'
import { type FormBlock, listChangedBlocks, readFormBlocks } from '@/domain/editing/preview/preview-message'
import { BlockErrorBoundary } from './block-boundary'
import { AddControl, BlockControls, PreviewStyles } from './block-controls'
import { makeDrawQueue } from './draw-queue'
import { watchMoves } from './move-in-preview'
import { listenToEditor, watchClicks } from './notify-editor'
import { scrollPreview } from './scroll-preview'
import { watchTyping } from './type-in-preview'
import { hasTyped, showTyped } from './typed-texts'

/** A block rendered on the server. */
export type RenderedBlock = { id: string; node: ReactNode }
export type RenderBlocks = (blocks: { block: Record<string, unknown>; isFirst: boolean }[]) => Promise<RenderedBlock[]>

type Props = {
  /** Origin of the admin around the preview. */
  adminOrigin: string
  /** Whose form is beside the preview. */
  collection?: 'pages' | 'shared-sections'
  /** Null for a shared section, which has no title of its own. */
  title: string | null
  first: { blockType: string; heading?: string } | null
  /** The stored blocks; `text` shows which of them have changed since. */
  blocks: (RenderedBlock & { text: string })[]
  draw: RenderBlocks
}

/** The pause after a key before the server renders a block whose typed text is shown already; other changes wait for the server. */
const TYPED_MS = 120
const CHANGED_MS = 40

type Shown = {
  title: string | null
  isTitled: boolean
  order: string[]
  hidden: ReadonlySet<string>
  /** Blocks with sample content that has to be replaced (EDT-09). */
  samples: ReadonlySet<string>
  nodes: ReadonlyMap<string, ReactNode>
}

function toShown({ title, first, blocks }: Props): Shown {
  const nodes = new Map(blocks.map(({ id, node }) => [id, node]))
  return { title, isTitled: isTitledByBlock(first ?? undefined), order: [...nodes.keys()], hidden: new Set(), samples: new Set(), nodes }
}

/** Shows the text that was typed since the last message; returns whether the server has to render anything before it is seen. */
function showTypedTexts(changed: readonly FormBlock[], before: ReadonlyMap<string, FormBlock>): boolean {
  const shown = changed.map(({ id, text, block }) => {
    const earlier = before.get(id)
    if (earlier?.text === text) return hasTyped(id)
    const typed = earlier && findChangedText(earlier.block, block)
    return typed ? showTyped(id, typed) : false
  })
  return shown.every((isShown) => isShown)
}

/** Tracks the unsaved page and requests only changed blocks from the server. */
function usePage(props: Props): Shown {
  const [shown, setShown] = useState(() => toShown(props))
  const { adminOrigin, collection = 'pages', draw, blocks: stored } = props
  const rendered = useRef(new Map(stored.map(({ id, text }) => [id, text])))
  useEffect(() => {
    let turn = 0
    let last: Record<string, unknown> | null = null
    let current: ReadonlyMap<string, FormBlock> = new Map()
    /** The block whose text the editor is typing into. It is rendered again afterwards, so that the caret stays. */
    let typing: string | null = null
    const listChanged = () => listChangedBlocks([...current.values()], rendered.current).filter(({ id }) => id !== typing)
    const rerender = async () => {
      const changed = listChanged()
      if (changed.length === 0) return
      for (const { id, text } of changed) rendered.current.set(id, text)
      const fresh = await draw(changed.map(({ block, isFirst }) => ({ block, isFirst }))).catch(() => {
        // Request it again with the next keystroke.
        for (const { id } of changed) rendered.current.delete(id)
        return []
      })
      // A text that was typed meanwhile is shown already; an older version would take its last letters away.
      const latest = fresh.filter(
        ({ id }) => id !== typing && (!hasTyped(id) || changed.some((one) => one.id === id && one.text === current.get(id)?.text)),
      )
      setShown((now) => ({ ...now, nodes: new Map([...now.nodes, ...latest.map(({ id, node }) => [id, node] as const)]) }))
      turn += 1
      document.documentElement.dataset.previewAt = String(turn)
    }
    const queue = makeDrawQueue(rerender)
    const take = (data: Record<string, unknown>) => {
      last = data
      const blocks = readFormBlocks(data)
      const first = blocks.find(({ isFirst }) => isFirst)
      setShown((now) => ({
        ...now,
        title: collection === 'pages' && typeof data.title === 'string' ? data.title : now.title,
        isTitled: isTitledByBlock(first && { blockType: String(first.block.blockType), heading: first.block.heading }),
        order: blocks.map(({ id }) => id),
        samples: new Set(listBlocksWithSamples(data)),
        hidden: new Set(blocks.flatMap(({ id, block }) => (block.isHidden === true ? [id] : []))),
      }))
      const before = current
      current = new Map(blocks.map((block) => [block.id, block]))
      const changed = listChanged()
      if (changed.length > 0) queue.ask(showTypedTexts(changed, before) ? TYPED_MS : CHANGED_MS)
    }
    const stop = listenToEditor(adminOrigin, (message) => {
      if (message.kind === 'form' && message.collection === collection) take(message.data)
      if (message.kind === 'show-block') showBlock(message.id)
    })
    const stopTyping = watchTyping({
      adminOrigin,
      onTyping: (id) => {
        if (id !== null) rendered.current.delete(id)
        typing = id
        if (id === null && last) take(last)
      },
    })
    return () => {
      queue.stop()
      stopTyping()
      stop()
    }
  }, [adminOrigin, collection, draw])
  return shown
}

function showBlock(id: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-preview-block]')) {
    const isIt = block.dataset.previewBlock === id
    block.toggleAttribute('data-preview-current', isIt)
    if (isIt) scrollPreview(block, 'start')
  }
}

/** Before anything listens, a pressed link would lead out of the preview, and other clicks would be lost. */
const WAITING = 'html:not([data-preview-listens]) { cursor: progress } html:not([data-preview-listens]) body { pointer-events: none }'

/** Keeps clicks in the preview, whatever it shows (EDT-08). */
export function WatchClicks({ adminOrigin }: { adminOrigin: string }) {
  useEffect(() => {
    document.documentElement.dataset.previewListens = ''
    return watchClicks(document, adminOrigin)
  }, [adminOrigin])
  return <style>{WAITING}</style>
}

/**
 * Preview of a page beside its form: follows every keystroke, highlights the edited block, and opens the form of a clicked block (ADM-02,
 * ADM-03).
 */
export function PagePreview(props: Props) {
  const { title, isTitled, order, hidden, samples, nodes } = usePage(props)
  useEffect(() => watchMoves(props.adminOrigin), [props.adminOrigin])
  return (
    <div>
      <PreviewStyles />
      <WatchClicks adminOrigin={props.adminOrigin} />
      {isTitled || title === null ? null : (
        <div data-page-head className="wrap pt-10 pb-7 md:pt-16 md:pb-9">
          <h1 className="type-h1">{title}</h1>
        </div>
      )}
      {order.map((id) => (
        <div
          key={id}
          data-preview-block={id}
          data-preview-sample={samples.has(id) ? '' : undefined}
          className="cursor-pointer -outline-offset-2 outline-focus hover:outline-2 hover:outline-dashed data-preview-current:outline-2"
        >
          <BlockControls id={id} />
          {hidden.has(id) ? (
            <p className="wrap my-3 border border-dashed border-edge py-3 text-ink-soft">Hidden: visitors do not see this block.</p>
          ) : (
            <BlockErrorBoundary id={id}>{nodes.get(id) ?? <p className="wrap py-6 text-ink-faint">…</p>}</BlockErrorBoundary>
          )}
        </div>
      ))}
      <div data-preview-end>
        <AddControl before="" />
      </div>
    </div>
  )
}
