import { type Conflict, isSameValue, mergeDocuments, settleValue, type StablePath } from '@/domain/editing/merge-documents'
import { readStable, writeStable } from '@/domain/editing/stable-path'

export type Values = Record<string, unknown>
/** A stored version of a document. */
export type Version = { updatedAt: string; values: Values }
export type SaveAnswer =
  | { kind: 'saved'; version: Version }
  /** Someone else saved a newer version. */
  | { kind: 'late' }
  | { kind: 'refused' | 'signedOut' | 'away' }

export type SaverState = 'saved' | 'unsaved' | 'saving' | 'refused' | 'signedOut' | 'away'
/** A conflict that a person has to decide, with the value that the other person saved. */
export type OpenConflict = Pick<Conflict, 'kind' | 'path' | 'theirs'> & { isMineRemoved: boolean }

export type SaverPorts = {
  readForm: () => Values
  /**
   * Puts values into the form. What was typed since `typed` was read stays. `own` values are the form's own saved ones with what the
   * server added, such as the ids of new rows; `others` include changes by other people.
   */
  fillForm: (target: Values, typed: Values, source: 'own' | 'others') => Promise<void>
  save: (values: Values, base: string) => Promise<SaveAnswer>
  /** Returns the newest stored version; null when it can't be read. */
  readNewest: () => Promise<Version | null>
  onChange: () => void
}

/** Each failed attempt means that the other person saved in between, so more are not expected. */
const MAX_TURNS = 20
const toOpen = ({ kind, path, mine, theirs }: Conflict): OpenConflict => ({
  kind,
  path,
  theirs,
  isMineRemoved: kind === 'removed' && mine === undefined,
})
const isSamePath = (one: StablePath, other: StablePath) => one.join() === other.join()

/**
 * Keeps an open form and its stored document in sync (EDT-02). A save names the version on which it is based. If a newer one exists, both
 * are merged by block and field and the save is repeated. A field that both changed is held back: the form keeps the typed value, the
 * stored value is unchanged, and a person chooses.
 */
export class Saver {
  state: SaverState = 'saved'
  conflicts: OpenConflict[] = []
  #base: Version
  /** The form's values if nobody had typed since it last matched the stored document. */
  #inStep: Values
  #running: Promise<void> | null = null
  #lastSaved: string | null = null

  constructor(
    base: Version,
    private readonly ports: SaverPorts,
  ) {
    this.#base = base
    this.#inStep = ports.readForm()
  }

  get base(): Version {
    return this.#base
  }

  /** Checks whether the form has values that are not stored. Held fields do not count. */
  isDirty(): boolean {
    return !isSameValue(this.ports.readForm(), this.#inStep)
  }

  /** Saves what was typed, if anything. One save runs at a time; what is typed meanwhile is saved next. */
  save(): Promise<void> {
    this.#running ??= this.#saveTyped().finally(() => (this.#running = null))
    return this.#running
  }

  /** Applies what others saved to the form, without saving. */
  follow(): Promise<void> {
    this.#running ??= this.#takeNewest().finally(() => (this.#running = null))
    return this.#running
  }

  /** Restores typed values that an earlier form of this document could not save, with its undecided conflicts. */
  async restore(base: Values, typed: Values, conflicts: readonly OpenConflict[]): Promise<void> {
    await this.#running
    const { merged, conflicts: found } = mergeDocuments(base, typed, this.#base.values)
    this.conflicts = [...conflicts, ...found.map(toOpen)].filter(
      (one, at, all) => all.findIndex(({ path }) => isSamePath(path, one.path)) === at,
    )
    const opened = this.ports.readForm()
    await this.ports.fillForm(merged, opened, 'others')
    const typedAt = (values: Values) =>
      this.#held().reduce((result, { path }) => writeStable(result, path, readStable(typed, path)), values)
    this.#inStep = typedAt(this.#base.values)
    this.#set(this.isDirty() ? 'unsaved' : 'saved')
  }

  /** Waits for a save in progress. */
  async rest(): Promise<void> {
    await this.#running
  }

  /** Records that the form itself saved, such as by publishing. */
  noteSaved(version: Version): void {
    this.#base = version
    this.#inStep = this.ports.readForm()
    this.conflicts = []
    this.#set('saved')
  }

  /** Decides a conflict. The form then has the chosen value, which is saved like anything that was typed. */
  async choose(conflict: OpenConflict, side: 'mine' | 'theirs'): Promise<void> {
    await this.#running
    this.conflicts = this.conflicts.filter((one) => one !== conflict)
    this.#lastSaved = null
    const { kind, path, theirs } = conflict
    const typed = this.ports.readForm()
    if (kind === 'removed') {
      const isRemoved = (side === 'mine') === conflict.isMineRemoved
      if (isRemoved) await this.ports.fillForm(writeStable(typed, path, undefined), typed, 'others')
    } else {
      if (side === 'theirs') await this.ports.fillForm(writeStable(typed, path, theirs), typed, 'others')
      // while the field was held, its typed value counted as stored
      this.#inStep = writeStable(this.#inStep, path, theirs)
    }
    this.#set(this.isDirty() ? 'unsaved' : 'saved')
  }

  #set(state: SaverState): void {
    this.state = state
    this.ports.onChange()
  }

  #held(): OpenConflict[] {
    return this.conflicts.filter(({ kind }) => kind === 'changed')
  }

  /** Returns the form's values, with the stored ones where a person has yet to choose. */
  #holdBack(values: Values): Values {
    return this.#held().reduce((result, { path, theirs }) => writeStable(result, path, theirs), values)
  }

  async #saveTyped(): Promise<void> {
    const typed = this.ports.readForm()
    if (isSameValue(typed, this.#inStep)) return this.state === 'saved' ? undefined : this.#set('saved')
    this.#set('saving')
    let mine = this.#holdBack(typed)
    let base = this.#base
    // values that the form can't show would be sent again and again
    const text = JSON.stringify(settleValue(mine))
    if (text === this.#lastSaved) {
      this.#inStep = typed
      return this.#set('saved')
    }
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      const answer = await this.ports.save(mine, base.updatedAt)
      if (answer.kind === 'saved') {
        this.#lastSaved = turn === 0 ? text : null
        return this.#settleSaved(typed, answer.version, answer.version.values, turn === 0 ? 'own' : 'others')
      }
      if (answer.kind !== 'late') return this.#set(answer.kind)
      const theirs = await this.ports.readNewest()
      if (!theirs) return this.#set('away')
      mine = this.#merge(base, mine, theirs)
      base = theirs
      if (isSameValue(mine, theirs.values)) return this.#settleSaved(typed, theirs, mine, 'others')
    }
    this.#set('unsaved')
  }

  /** Applies a stored version that includes what was typed. */
  async #settleSaved(typed: Values, version: Version, target: Values, source: 'own' | 'others'): Promise<void> {
    try {
      await this.#settle(typed, version, target, source)
    } catch (error) {
      // The form is as it was sent, and what changes in it from now on is new: compared with an older version, a block that was just saved and
      // is then removed would come back. The version stays the older one, so that the server refuses the next save until it is merged.
      this.#base = { updatedAt: this.#base.updatedAt, values: typed }
      this.#lastSaved = null
      this.#set('away')
      throw error
    }
  }

  async #takeNewest(): Promise<void> {
    const theirs = await this.ports.readNewest()
    if (!theirs || theirs.updatedAt === this.#base.updatedAt) return
    this.#lastSaved = null
    const typed = this.ports.readForm()
    const merged = this.#merge(this.#base, this.#holdBack(typed), theirs)
    await this.#settle(typed, theirs, merged, 'others')
  }

  /** Merges two versions and records what a person has to decide. In fields that both changed, the result has the other person's value. */
  #merge(base: Version, mine: Values, theirs: Version): Values {
    const { merged, conflicts } = mergeDocuments(base.values, mine, theirs.values)
    const known = this.conflicts.map((one) => (one.kind === 'changed' ? { ...one, theirs: readStable(theirs.values, one.path) } : one))
    const added = conflicts.filter(({ path }) => !known.some((one) => isSamePath(one.path, path)))
    this.conflicts = [...known, ...added.map(toOpen)]
    return this.#holdBack(merged)
  }

  /** Applies the stored values to the form, except where a person has yet to choose. The base advances only together with the form. */
  async #settle(typed: Values, version: Version, target: Values, source: 'own' | 'others'): Promise<void> {
    const keepTyped = (values: Values) =>
      this.#held().reduce((result, { path }) => writeStable(result, path, readStable(typed, path)), values)
    const shown = keepTyped(target)
    const isShown = isSameValue(shown, typed)
    if (!isShown) await this.ports.fillForm(shown, typed, source)
    this.#base = version
    if (isSameValue(target, version.values)) this.#inStep = isShown ? typed : shown
    else this.#inStep = keepTyped(version.values)
    this.#set(this.isDirty() ? 'unsaved' : 'saved')
  }
}
