/** A document that is open in a form, as the calls of Payload's own screens have to know it. */
export type OpenDocument = {
  /** Why Payload's own save may not be sent now; null when it may. Waits for a save that is under way. */
  refuseSave: () => Promise<string | null>
  /** The version that the form's values began from. */
  version: () => string
  /** Someone else saved a newer version first. */
  onLate: () => void
  /** Payload's own save is stored. */
  onSaved: (document: Record<string, unknown>) => void
  /** Counts how often the form was drawn anew with other rows, apart from calls that the session itself makes. */
  drawings: () => number | null
}

const open = new Map<string, OpenDocument>()

/** Answers how to close it. @param path Such as `/api/pages/7`. */
export function registerDocument(path: string, document: OpenDocument): () => void {
  open.set(path, document)
  return () => {
    if (open.get(path) === document) open.delete(path)
  }
}

export const findOpenDocument = (path: string) => open.get(path) ?? null

/** One text that changes when any open form is drawn with other rows; null while a session draws by itself. */
export function readDrawings(): string | null {
  const counts = [...open.values()].map((document) => document.drawings())
  return counts.includes(null) ? null : counts.join()
}
