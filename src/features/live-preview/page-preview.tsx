'use client'

import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { listBlocksWithSamples } from '@/domain/blocks/sample-content'
import { isTitledByBlock } from '@/domain/blocks/page-title'
import { type FormBlock, listChangedBlocks, readFormBlocks } from '@/domain/preview/preview-message'
import { AddControl, BlockControls, PreviewStyles } from './block-controls'
import { watchMoves } from './move-in-preview'
import { listenToEditor, watchClicks } from './notify-editor'
import { watchTyping } from './type-in-preview'

/** A block rendered on the server. */
export type RenderedBlock = { id: string; node: ReactNode }
export type RenderBlocks = (blocks: { block: Record<string, unknown>; isFirst: boolean }[]) => Promise<RenderedBlock[]>

type Props = {
  /** Origin of the admin around the preview. */
  adminOrigin: string
  title: string
  first: { blockType: string; heading?: string } | null
  /** The stored blocks; `text` shows which of them have changed since. */
  blocks: (RenderedBlock & { text: string })[]
  draw: RenderBlocks
}

/** Debounce time before a changed block is rendered again. */
const DEBOUNCE_MS = 120

type BoundaryState = { isBroken: boolean; of: ReactNode }

/** Error boundary: an incomplete block may fail to render. Shows an error in its place and retries with the next version. */
class BlockErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false, of: this.props.children }

  static getDerivedStateFromProps({ children }: { children: ReactNode }, { of }: BoundaryState) {
    return children === of ? null : { isBroken: false, of: children }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <p className="wrap py-6 text-ink-soft">This block is shown once it is complete.</p> : this.props.children
  }
}

type Shown = {
  title: string
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

/** Tracks the unsaved page and requests only changed blocks from the server. */
function usePage(props: Props): Shown {
  const [shown, setShown] = useState(() => toShown(props))
  const { adminOrigin, draw, blocks: stored } = props
  const rendered = useRef(new Map(stored.map(({ id, text }) => [id, text])))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let turn = 0
    let last: Record<string, unknown> | null = null
    /** The block whose text the editor is typing into. It is rendered again afterwards, so that the caret stays. */
    let typing: string | null = null
    const rerender = async (changed: FormBlock[]) => {
      const mine = ++turn
      for (const { id, text } of changed) rendered.current.set(id, text)
      const fresh = await draw(changed.map(({ block, isFirst }) => ({ block, isFirst }))).catch(() => {
        // Request it again with the next keystroke.
        for (const { id } of changed) rendered.current.delete(id)
        return []
      })
      // Drop the response when later typing has replaced it.
      const latest = fresh.filter(
        ({ id }) => id !== typing && changed.some((one) => one.id === id && one.text === rendered.current.get(id)),
      )
      setShown((now) => ({ ...now, nodes: new Map([...now.nodes, ...latest.map(({ id, node }) => [id, node] as const)]) }))
      if (mine === turn) document.documentElement.dataset.previewAt = String(turn)
    }
    const take = (data: Record<string, unknown>) => {
      last = data
      const blocks = readFormBlocks(data)
      const first = blocks.find(({ isFirst }) => isFirst)
      setShown((now) => ({
        ...now,
        title: typeof data.title === 'string' ? data.title : now.title,
        isTitled: isTitledByBlock(first && { blockType: String(first.block.blockType), heading: first.block.heading }),
        order: blocks.map(({ id }) => id),
        samples: new Set(listBlocksWithSamples(data)),
        hidden: new Set(blocks.flatMap(({ id, block }) => (block.isHidden === true ? [id] : []))),
      }))
      const changed = listChangedBlocks(blocks, rendered.current).filter(({ id }) => id !== typing)
      clearTimeout(timer)
      if (changed.length > 0) timer = setTimeout(() => void rerender(changed), DEBOUNCE_MS)
    }
    const stop = listenToEditor(adminOrigin, (message) => {
      if (message.kind === 'form' && message.collection === 'pages') take(message.data)
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
      clearTimeout(timer)
      stopTyping()
      stop()
    }
  }, [adminOrigin, draw])
  return shown
}

function showBlock(id: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-preview-block]')) {
    const isIt = block.dataset.previewBlock === id
    block.toggleAttribute('data-preview-current', isIt)
    if (isIt) block.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
}

/** Keeps clicks in the preview, whatever it shows (EDT-08). */
export function WatchClicks({ adminOrigin }: { adminOrigin: string }) {
  useEffect(() => watchClicks(document, adminOrigin), [adminOrigin])
  return null
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
      {isTitled ? null : (
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
            <BlockErrorBoundary>{nodes.get(id) ?? <p className="wrap py-6 text-ink-faint">…</p>}</BlockErrorBoundary>
          )}
        </div>
      ))}
      <div data-preview-end>
        <AddControl before="" />
      </div>
    </div>
  )
}
