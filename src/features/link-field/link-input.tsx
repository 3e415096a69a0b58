import { Autocomplete } from '@base-ui/react/autocomplete'
import { useDocumentForm, useForm, useFormFields } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readKeptLinks, withKeptLink } from '@/domain/pages/links/dead-links'
import { readTypedTarget } from '@/domain/pages/links/link-target'
import { describeTarget, isDeadTarget, TARGET_GROUPS, type Target, type TargetOption } from '@/domain/pages/links/target-words'
import { describeHref, findTargets } from './link-calls'
import styles from './link-field.module.css'
import { type OptionGroup, TargetList } from './target-list'

const PAUSE_MS = 200
/** Text that begins like an address is stored while it is typed; other text is a search. */
const BEGINS_LIKE_ADDRESS = /^[/#]|^[a-z][a-z0-9+.-]*:/i

/** Returns what an address leads to; null until that is known. */
function useTarget(tenant: number, href: string): Target | null {
  const [found, setFound] = useState<{ href: string; target: Target | null } | null>(null)
  useEffect(() => {
    if (href === '') return
    let isOver = false
    void describeHref(tenant, href).then((target) => isOver || setFound({ href, target }))
    return () => {
      isOver = true
    }
  }, [tenant, href])
  return found?.href === href ? found.target : null
}

/** Loads the options for a typed text; null asks for nothing. */
function useOptions(tenant: number, typed: string | null) {
  const [found, setFound] = useState<{ typed: string; options: TargetOption[] | null } | null>(null)
  useEffect(() => {
    if (typed === null) return
    let isOver = false
    const timer = setTimeout(() => {
      void findTargets(tenant, typed).then((options) => isOver || setFound({ typed, options }))
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [tenant, typed])
  const state = found?.typed !== typed ? 'loading' : found?.options === null ? 'failed' : 'ready'
  return { state, options: found?.options ?? [] } as const
}

function toGroups(options: readonly TargetOption[], asked: string): OptionGroup[] {
  const typed = readTypedTarget(asked)
  const own: OptionGroup = {
    heading: 'What you typed',
    items: typed ? [{ kind: 'outside', name: typed.label, detail: '', href: typed.href }] : [],
  }
  const known = TARGET_GROUPS.map(({ kind, heading }) => ({ heading, items: options.filter((one) => one.kind === kind) }))
  return [own, ...known].filter(({ items }) => items.length > 0)
}

/** Returns a field of the document. The window for a link of formatted text has a form of its own, around which the document's is. */
function useDocumentField(path: string) {
  const own = useFormFields(([fields]) => fields[path])
  const around = useDocumentForm()
  return own ?? ('getField' in around ? around.getField(path) : undefined)
}

/** Says of a link to nothing that it stops publishing, and keeps it on purpose. Documents without the list of kept links can't keep any. */
function DeadLinkNote({ href }: { href: string }) {
  const form = useForm()
  const around = useDocumentForm()
  const kept = useDocumentField('keptLinks')
  // the form around this one does not say when it changes
  const [, redraw] = useState({})
  const isKept = readKeptLinks(kept?.value).includes(href)
  const keep = () => {
    const { dispatchFields, getField, setModified } = form.getField('keptLinks') ? form : around
    dispatchFields({ type: 'UPDATE', path: 'keptLinks', value: withKeptLink(getField('keptLinks')?.value, href, !isKept) })
    setModified(true)
    redraw({})
  }
  return (
    <p className={styles.note} data-dead-link data-kept={isKept || undefined}>
      {isKept ? 'Kept on purpose, although visitors find nothing there. ' : 'Visitors find nothing there. Pick another target to publish. '}
      {kept !== undefined && (
        <button type="button" onClick={keep}>
          {isKept ? 'Don’t keep it' : 'Keep it anyway'}
        </button>
      )}
    </p>
  )
}

type LinkProps = { href: string; onChange: (href: string | null) => void }

/** The state of the input: the stored address, and the text in the input while somebody changes it. */
function useLink({ href, onChange }: LinkProps) {
  const tenant = useDocumentField('tenant')?.value
  const site = typeof tenant === 'number' ? tenant : 0
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const target = useTarget(site, href)
  const { state, options } = useOptions(site, asked)
  const store = (next: string) => next !== href && onChange(next === '' ? null : next)
  return {
    target,
    state,
    groups: useMemo(() => toGroups(options, asked ?? ''), [options, asked]),
    shown: typed ?? (target && target.kind !== 'broken' ? describeTarget(target) : href),
    begin: () => {
      setTyped(href)
      setAsked('')
    },
    type: (text: string) => {
      setTyped(text)
      setAsked(text.trim())
      if (BEGINS_LIKE_ADDRESS.test(text)) store(text)
    },
    pick: (option: TargetOption) => {
      store(option.href)
      setTyped(null)
    },
    giveUp: () => setTyped(null),
    /** Nothing that was typed is lost: text that is no target is stored too, and refused on publishing. */
    end: () => {
      if (typed !== null && typed !== href) store(readTypedTarget(typed)?.href ?? typed.trim())
      setTyped(null)
    },
  }
}

type Props = LinkProps & { id: string; isReadOnly: boolean; placeholder?: string }

/** Where a link leads, in words. Targets are searched by name, and addresses and numbers can be typed (EDT-13). */
export function LinkInput({ id, href, onChange, isReadOnly, placeholder = 'Pick where it leads' }: Props) {
  const link = useLink({ href, onChange })
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && link.giveUp()
  const pick = (option: TargetOption) => {
    link.pick(option)
    // typing on replaces the words
    setTimeout(() => input.current?.select())
  }
  return (
    <>
      <Autocomplete.Root
        items={link.groups}
        filter={null}
        value={link.shown}
        itemToStringValue={(option: TargetOption) => option.name}
        onValueChange={(text, { reason }) => reason === 'input-change' && link.type(text)}
        disabled={isReadOnly}
        openOnInputClick
        autoHighlight
      >
        <Autocomplete.Input
          ref={input}
          id={id}
          onFocus={({ currentTarget }) => {
            // the address replaces the words before anything is typed
            flushSync(link.begin)
            currentTarget.select()
          }}
          onBlur={link.end}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          autoComplete="off"
          data-link-target={link.target?.kind}
        />
        <span ref={setPlace} />
        {place && <TargetList place={place} groups={link.groups} state={link.state} onPick={pick} />}
      </Autocomplete.Root>
      {link.target && isDeadTarget(link.target) && <DeadLinkNote href={href} />}
    </>
  )
}
