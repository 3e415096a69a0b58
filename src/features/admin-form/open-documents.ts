/** A document that is open in a form, with what calls of Payload's own screens need to know. */
export type OpenDocument = {
  /** Returns why Payload's own save may not be sent now; null when it may. Waits for a save in progress. */
  refuseSave: () => Promise<string | null>
  /** Returns the version on which the form's values are based. */
  version: () => string
  /** Called when someone else saved a newer version first. */
  onLate: () => void
  /** Called when Payload's own save is stored. */
  onSaved: (document: Record<string, unknown>) => void
  /** Counts how often the form was rendered again with other rows, not counting calls of the session itself. */
  drawings: () => number | null
}

const open = new Map<string, OpenDocument>()

/** Returns a function that closes the document. @param path Such as `/api/pages/7`. */
export function registerDocument(path: string, document: OpenDocument): () => void {
  open.set(path, document)
  return () => {
    if (open.get(path) === document) open.delete(path)
  }
}

export const findOpenDocument = (path: string) => open.get(path) ?? null

/** Returns a text that changes when any open form is rendered with other rows; null while a session renders one. */
export function readDrawings(): string | null {
  const counts = [...open.values()].map((document) => document.drawings())
  return counts.includes(null) ? null : counts.join()
}
