import type { Name } from './name'

/** What a recipe does to the repository. Paths are relative to its root. */
export type Plan = {
  /** New files and their text; none of them may exist. */
  files: Record<string, string>
  /** Files that are changed, each by a function from its text to its new text. */
  edits: Record<string, (text: string) => string>
  /** New pictures, which are not text. */
  pictures?: Record<string, () => Promise<Buffer>>
  /** Arguments with which scripts/payload.ts is run afterwards, such as ['generate']. */
  payload?: string[][]
  /** What remains for a person, one sentence each. */
  next: string[]
}

/** The repository as a recipe sees it, with paths relative to its root. */
export type Repository = {
  /** The text of a file; null if there is none. */
  read: (file: string) => string | null
  /** Files of which the path matches, in these folders. */
  list: (folders: readonly string[], pattern: RegExp) => string[]
}

export type Recipe = {
  /** What it makes, for the list of recipes. */
  help: string
  /**
   * Says everything that is to be written before anything is.
   * @throws Refusal when there is one of this name already, or the name does not fit.
   */
  plan: (name: Name, repository: Repository, now: Date) => Plan
}
