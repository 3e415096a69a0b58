'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ConflictList } from './conflict-list'
import { OpenSession } from './open-session'
import { readForm } from './read-form'
import type { Version } from './saver'
import { SessionBar } from './session-bar'
import { type DocumentPath, toVersion } from './session-calls'
import { SignInAgain } from './sign-in-again'
import { UndoButtons } from './undo-buttons'
import { useFormHost } from './use-form-host'
import styles from './document-session.module.css'

/** Makes a reader's form read-only: Payload has no other switch for an open form. */
function useReading(isReading: boolean): void {
  const { setProcessing } = useForm()
  const isProcessing = useFormProcessing()
  const wasReading = useRef(false)
  useEffect(() => {
    if (isReading && !isProcessing) setProcessing(true)
    if (!isReading && wasReading.current) setProcessing(false)
    wasReading.current = isReading
  }, [isReading, isProcessing, setProcessing])
}

/** Keeps the form's values when the page is refreshed: Payload's form would take the server's, which may be older. */
function useValuesThroughRefresh(session: OpenSession): void {
  const { initialState } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const known = useRef(initialState)
  useLayoutEffect(() => session.refresh.undo(), [fields, session])
  useLayoutEffect(() => {
    if (known.current !== initialState) session.refresh.note()
    known.current = initialState
  }, [initialState, session])
}

/** Renders a sign-in form. It calls back after signing in. */
type SignIn = (onDone: () => void) => ReactNode
type OpenDocumentProps = { path: DocumentPath; savesItself: boolean; version: Version; userId: number; userName: string; signIn: SignIn }

/** Saves an open document, shows who else has it open, and lets a person choose where two people changed one field (EDT-01, EDT-02). */
function OpenDocument({ path, savesItself, version, userId, userName, signIn }: OpenDocumentProps) {
  const [session] = useState(() => new OpenSession({ path, savesItself, version, userId, userName }))
  const [bar, setBar] = useState<Element | null>(null)
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const host = useFormHost()
  useEffect(() => session.connect(host))
  useEffect(() => session.start(), [session])
  useEffect(() => session.noteState(fields), [fields, session])
  useEffect(() => {
    if (isModified) session.noteTyped()
  }, [fields, isModified, session])
  useValuesThroughRefresh(session)
  const view = useSyncExternalStore(session.subscribe, session.getView, session.getView)
  useReading(view.isReading)
  const meta = bar?.querySelector('.doc-controls__meta')
  return (
    <>
      <span hidden ref={(mark) => setBar(mark?.closest('.doc-controls') ?? null)} />
      {savesItself && !view.isReading && <UndoButtons canUndo={view.canUndo} canRedo={view.canRedo} onStep={session.step} />}
      {bar &&
        createPortal(
          <SessionBar view={view} site={fields.tenant?.value} savesItself={savesItself} onWish={(wish) => session.wish(wish)} />,
          bar,
        )}
      {view.editor !== null &&
        meta &&
        createPortal(
          <li className={styles.editor} data-last-editor>
            <span>Last editor:</span> {view.editor}
          </li>,
          meta,
        )}
      {view.conflicts.length > 0 &&
        createPortal(
          <ConflictList
            conflicts={view.conflicts}
            typed={readForm(fields)}
            onChoose={(conflict, side) => session.choose(conflict, side)}
          />,
          document.body,
        )}
      {view.isSignedOut && createPortal(<SignInAgain>{signIn(() => void session.signedIn())}</SignInAgain>, document.body)}
    </>
  )
}

/** Part of each form of a site's documents. A new document can't be open anywhere else yet. */
export function DocumentSession({ savesItself, signIn }: Pick<OpenDocumentProps, 'savesItself' | 'signIn'>) {
  const { id, collectionSlug, data, isTrashed, hasSavePermission } = useDocumentInfo()
  const { user } = useAuth()
  const isInitializing = useFormInitializing()
  const version = toVersion(data)
  if (typeof id !== 'number' || !collectionSlug || !version || typeof user?.id !== 'number') return null
  if (isInitializing || isTrashed || !hasSavePermission) return null
  const path: DocumentPath = `/api/${collectionSlug}/${id}`
  return <OpenDocument key={path} {...{ path, savesItself, version, signIn }} userId={user.id} userName={String(user.name)} />
}
