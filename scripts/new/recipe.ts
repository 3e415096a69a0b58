import type { Name } from './name'

/** What a recipe changes in the repository. Paths are relative to its root. */
export type Plan = {
  /** New files and their text; none of them may exist. */
  files: Record<string, string>
  /** Functions from the old text of a file to its new text. */
  edits: Record<string, (text: string) => string>
  /** New pictures, which are not text. */
  pictures?: Record<string, () => Promise<Buffer>>
  /** Arguments for scripts/payload.ts, run afterwards, such as ['generate']. */
  payload?: string[][]
  /** Remaining manual steps, one sentence each. */
  next: string[]
}

/** The repository as a recipe sees it, with paths relative to its root. */
export type Repository = {
  /** Returns the text of a file, or null if there is none. */
  read: (file: string) => string | null
  /** Lists the files in these folders whose path matches. */
  list: (folders: readonly string[], pattern: RegExp) => string[]
}

export type Recipe = {
  /** What it creates, for the list of recipes. */
  help: string
  /**
   * Returns all changes before anything is written.
   * @throws Refusal when the name is taken or unsuitable.
   */
  plan: (name: Name, repository: Repository, now: Date) => Plan
}
