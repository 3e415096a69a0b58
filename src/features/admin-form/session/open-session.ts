import type { FormState } from 'payload'
import { isSameValue } from '@/domain/editing/merge-documents'
import { isDeciding, untilDecided } from '@/features/admin-form/links/ask-about-links'
import { registerDocument } from '@/features/admin-form/open-documents'
import { flushSync } from 'react-dom'
import { fillForm, type FormPorts } from './fill-form'
import { beginPresence, type PresenceBeat } from './presence-beat'
import { watchTouches } from './quiet-moment'
import { readForm } from './read-form'
import { RefreshGuard } from './refresh-guard'
import { type OpenConflict, Saver, type Values, type Version } from './saver'
import { type DocumentPath, isSignedOut, type Presence, readNewest, saveDraft, toVersion, type Wish } from './session-calls'
import { OPENED, type SessionView } from './session-view'
import { UndoSteps } from './undo-steps'
import { dropUnsaved, keepUnsaved, readUnsaved } from './unsaved-copy'

/** Time without a keystroke after which typed values are saved. */
const PAUSE_MS = 500
const RETRY_MS = 5_000
/** Changes within this time are one undo step. */
const STEP_MS = 60
/** Writing the copy in the browser takes a few milliseconds, too long for each keystroke. */
const KEEP_MS = 250

const DECIDE_FIRST = 'Decide first what to keep where two people changed the same field.'
const CAME_IN = 'Someone else’s changes came into the form at this moment. Check it, and save again.'

/** What the form's own hooks provide. The functions change with each render of the form. */
export type FormHost = Omit<FormPorts, 'pause'> & { setModified: (isModified: boolean) => void; noteStored: (version: Version) => void }

type Opened = {
  path: DocumentPath
  /** Whether the form saves itself instead of by its button. */ savesItself: boolean
  userId: number
  userName: string
  version: Version
}

/**
 * An open document: connects the form, its stored version, the other people who have it open, and the copy in this browser (EDT-01,
 * EDT-02).
 */
export class OpenSession {
  #host: FormHost | null = null
  #saver: Saver | null = null
  #beat: PresenceBeat | null = null
  #steps = new UndoSteps()
  #touches: ReturnType<typeof watchTouches> | null = null
  #drawings = 0
  #isDrawing = false
  readonly refresh = new RefreshGuard({
    readForm: () => this.#readForm(),
    refill: async (values) => {
      await this.#fillForm(values, this.#readForm(), 'own')
      if (this.#saver?.isDirty()) this.#host?.setModified(true)
    },
  })
  #timers: Partial<Record<'keep' | 'store' | 'retry' | 'step', ReturnType<typeof setTimeout>>> = {}
  #view = OPENED
  #listeners = new Set<() => void>()

  constructor(private readonly opened: Opened) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  getView = () => this.#view

  connect(host: FormHost): void {
    this.#host = host
  }

  /** Returns a function that stops the session. The form must be connected. */
  start(): () => void {
    const { path, savesItself } = this.opened
    this.#saver ??= this.#openSaver()
    this.#touches = watchTouches()
    void this.#restore()
    this.#beat = beginPresence(path, (answer) => this.#notePresence(answer))
    const close = registerDocument(path, {
      refuseSave: () => this.#refuseSave(),
      version: () => this.#saver?.base.updatedAt ?? '',
      onLate: () => void this.#follow(),
      onSaved: (document) => {
        const version = toVersion(document)
        if (version) this.#saver?.noteSaved(version)
        this.#noteOwnSave()
      },
      drawings: () => (this.#isDrawing ? null : this.#drawings),
    })
    const warn = (event: BeforeUnloadEvent) => {
      if (savesItself && this.#saver?.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      close()
      this.#beat?.stop()
      this.#touches?.stop()
      for (const timer of Object.values(this.#timers)) clearTimeout(timer)
      // saves the last changes when the user leaves the form within the admin
      if (savesItself && !this.#view.isReading && this.#saver?.isDirty()) void this.save()
    }
  }

  /** Called when the form has changed: stores a copy in the browser at once, and saves after a pause. */
  noteTyped(): void {
    const { path, savesItself, userId } = this.opened
    clearTimeout(this.#timers.keep)
    clearTimeout(this.#timers.store)
    this.#timers.keep = setTimeout(() => {
      const saver = this.#saver
      if (!saver || (!saver.isDirty() && saver.conflicts.length === 0)) return
      keepUnsaved(path, { userId, at: Date.now(), base: saver.base.values, typed: this.#readForm(), conflicts: saver.conflicts })
    }, KEEP_MS)
    if (savesItself && !this.#view.isReading) this.#timers.store = setTimeout(() => void this.save(), PAUSE_MS)
  }

  /** Records the form's state as a step that can be undone. */
  noteState(fields: FormState): void {
    clearTimeout(this.#timers.step)
    this.#timers.step = setTimeout(() => {
      this.#steps.note(fields, this.#touches?.touchedAt() ?? 0, performance.now())
      this.#showSteps()
    }, STEP_MS)
  }

  /** Undoes or redoes one step (EDT-10). The result is saved like anything that was typed. */
  step = (direction: 'undo' | 'redo'): void => {
    const host = this.#host
    const state = host && !this.#view.isReading ? this.#steps.take(direction, host.getFields()) : null
    if (!host || !state) return
    this.#drawings += 1
    flushSync(() => host.dispatch({ type: 'REPLACE_STATE', state, optimize: false }))
    host.setModified(true)
    this.#showSteps()
  }

  #showSteps(): void {
    const { canUndo, canRedo } = this.#steps
    if (canUndo !== this.#view.canUndo || canRedo !== this.#view.canRedo) this.#show({ canUndo, canRedo })
  }

  async save(): Promise<void> {
    if (isDeciding()) await untilDecided()
    await this.refresh.rest()
    await this.#saver?.save().catch((error: unknown) => console.error(error))
  }

  wish(wish: Wish): void {
    this.#beat?.report(wish)
  }

  choose(conflict: OpenConflict, side: 'mine' | 'theirs'): void {
    this.#host?.setModified(true)
    void this.#saver?.choose(conflict, side)
  }

  async signedIn(): Promise<void> {
    this.#show({ isSignedOut: false })
    this.wish('stay')
    // a save that began before is refused, and its values are saved now
    await this.#saver?.rest()
    this.#show({ isSignedOut: false })
    if (this.opened.savesItself) await this.save()
  }

  #show(change: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #readForm = (): Values => readForm(this.#host?.getFields() ?? {})

  #openSaver(): Saver {
    const { path, version } = this.opened
    return new Saver(version, {
      readForm: this.#readForm,
      fillForm: (...values) => this.#fillForm(...values),
      save: async (values, base) => {
        const answer = await saveDraft(path, values, base)
        if (answer.kind !== 'saved') return answer
        this.#host?.noteStored(answer.version)
        this.#noteOwnSave()
        return answer
      },
      readNewest: () => readNewest(path),
      onChange: () => this.#noteSaver(),
    })
  }

  async #fillForm(target: Values, typed: Values, source: 'own' | 'others'): Promise<void> {
    // Undoing past this point would take back the other person's changes.
    if (source === 'others') this.#steps.cut()
    await fillForm(
      {
        getFields: () => this.#host?.getFields() ?? {},
        dispatch: (action) => {
          if (action.type === 'REPLACE_STATE') this.#drawings += 1
          this.#host?.dispatch(action)
        },
        pause: () => this.#touches?.pause() ?? Promise.resolve(),
        drawState: (values) => this.#drawState(values),
      },
      target,
      typed,
    )
  }

  /** Only pages record who saved them. */
  #noteOwnSave(): void {
    if (this.opened.path.startsWith('/api/pages/')) this.#show({ editor: this.opened.userName })
  }

  async #drawState(values: Values): Promise<FormState | null> {
    this.#isDrawing = true
    try {
      return (await this.#host?.drawState(values)) ?? null
    } finally {
      this.#isDrawing = false
    }
  }

  #noteSaver(): void {
    const saver = this.#saver
    if (!saver) return
    const { state, conflicts } = saver
    this.#show({ state, conflicts, ...(state === 'signedOut' ? { isSignedOut: true } : {}) })
    if (state === 'saved') this.#host?.setModified(false)
    if (state === 'saved' && conflicts.length === 0) dropUnsaved(this.opened.path)
    clearTimeout(this.#timers.retry)
    if (!this.opened.savesItself || (state !== 'away' && state !== 'unsaved')) return
    this.#timers.retry = setTimeout(() => void this.save(), state === 'away' ? RETRY_MS : PAUSE_MS)
  }

  async #restore(): Promise<void> {
    const { path, userId } = this.opened
    const saver = this.#saver
    const kept = readUnsaved(path, userId, Date.now())
    if (!saver || !kept) return
    await saver.restore(kept.base, kept.typed, kept.conflicts)
    if (!saver.isDirty() && saver.conflicts.length === 0) return dropUnsaved(path)
    this.#host?.setModified(true)
    this.#show({ restoredAt: kept.at })
  }

  #notePresence(answer: Presence | 'signedOut'): void {
    if (answer === 'signedOut') return void this.#checkSession()
    const isOlder = answer.version < (this.#saver?.base.updatedAt ?? '')
    this.#show({ presence: answer, ...(isOlder ? {} : { editor: answer.editor }) })
    // saves what was typed before somebody took over
    if (!answer.edits && !this.#view.isReading) void this.#startReading()
    if (answer.edits && this.#view.isReading) this.#show({ isReading: false })
    if (answer.version !== this.#saver?.base.updatedAt && !isDeciding()) void this.#follow()
  }

  /** Asks again, because someone may have signed in while the answer was on its way. */
  async #checkSession(): Promise<void> {
    if (await isSignedOut()) this.#show({ isSignedOut: true })
  }

  async #startReading(): Promise<void> {
    if (this.opened.savesItself && this.#saver?.isDirty()) await this.save()
    this.#show({ isReading: true })
  }

  async #follow(): Promise<void> {
    await this.refresh.rest()
    await this.#saver?.follow().catch((error: unknown) => console.error(error))
  }

  async #refuseSave(): Promise<string | null> {
    const saver = this.#saver
    if (!saver) return null
    if (saver.conflicts.some(({ kind }) => kind === 'changed')) return DECIDE_FIRST
    const before = this.#readForm()
    await saver.rest()
    return isSameValue(before, this.#readForm()) ? null : CAME_IN
  }
}
