'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { groupRecent, rememberSearch } from './recent-searches'
import { groupSuggestions, type SuggestionGroup } from './suggestion-groups'
import { useModal } from '@/ui/primitives/dialog/use-modal'
import { Icon } from '@/ui/primitives/icon/icon'
import { toKeywordHref } from './overlay-call'
import { useOverlayAnswer } from './use-overlay-answer'

export type SearchOverlayProps = { isOpen: boolean; onClose: () => void }

const STOPS = 'input, a[href]'

/** Moves the focus through the field and the links below it. */
function moveFocus(dialog: HTMLElement, by: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}

function Group({ group: { label, lines } }: { group: SuggestionGroup }) {
  return (
    <section aria-label={label} className="search-overlay-group">
      <h2 className="search-overlay-title">{label}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.label}>
            {line.kind === 'link' && (
              <a href={line.href} data-label={line.label} className="search-overlay-line">
                <span>{line.label}</span>
                {line.note && <span className="search-overlay-note">{line.note}</span>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One search for the whole site: it understands several words at once, counts while the visitor types, and suggests (LOOK-04). */
export function SearchOverlay({ isOpen, onClose }: SearchOverlayProps) {
  const [text, setText] = useState('')
  const { answer, hasFailed, ask } = useOverlayAnswer(isOpen, text)
  const field = useRef<HTMLInputElement>(null)
  const modal = useModal(isOpen, onClose)
  useEffect(() => {
    if (isOpen) field.current?.select()
  }, [isOpen])
  const groups = answer ? [...(text.trim() === '' ? groupRecent() : []), ...groupSuggestions(answer.suggestions)] : []
  const { meaning } = answer ?? {}

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await ask().catch(() => null)
    const href = found?.meaning.href ?? toKeywordHref(text)
    rememberSearch({ label: text.trim(), href })
    location.assign(href)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
  }
  const onClick = ({ target }: React.MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-label]') : null
    const href = link?.getAttribute('href') ?? ''
    if (href.startsWith('/search')) rememberSearch({ label: link?.dataset.label ?? '', href })
  }
  return (
    <dialog {...modal} closedby="any" aria-label="Search our stock" className="search-overlay" onKeyDown={onKeyDown} onClick={onClick}>
      <form action="/search" role="search" onSubmit={(event) => void onSubmit(event)} className="search-overlay-form">
        <Icon name="search" size={24} className="shrink-0" />
        <input
          ref={field}
          type="search"
          name="query"
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label="Make, model, body, price or place"
          placeholder="Try “white ute under 40k”"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="search-overlay-field"
        />
        <button type="button" aria-label="Close search" onClick={() => modal.ref.current?.close()} className="search-overlay-close">
          <Icon name="close" size={24} />
        </button>
      </form>
      <div className="search-overlay-body">
        <p role="status" className="sr-only">
          {meaning?.countText}
        </p>
        {meaning && (
          <a href={meaning.href} data-label={meaning.label} className="search-overlay-meaning">
            <span className="min-w-0">{meaning.parts.join(' · ') || 'All stock'}</span>
            <span className="search-overlay-count">Show {meaning.countText}</span>
          </a>
        )}
        {hasFailed && <p className="py-3">Suggestions aren’t available right now.</p>}
        <div className="search-overlay-groups">
          {groups.map((group) => (
            <Group key={group.label} group={group} />
          ))}
        </div>
      </div>
    </dialog>
  )
}
