/** The state of a file that is being uploaded: its progress from 0 to 1, or why it was refused. */
export type FileUpload = { key: string; name: string; progress: number; problem: string | null; isDone: boolean }

/** Sums up the uploads in words, for the progress line and screen readers; empty without uploads (EDT-14). */
export function describeUploads(uploads: readonly FileUpload[]): string {
  if (uploads.length === 0) return ''
  const added = uploads.filter(({ isDone }) => isDone).length
  const refused = uploads.filter(({ problem }) => problem !== null).length
  const running = uploads.length - added - refused
  const total = uploads.length === 1 ? '1 picture' : `${uploads.length} pictures`
  if (running > 0) return `Uploading: ${added} of ${total} added${refused > 0 ? `, ${refused} not added` : ''}`
  return refused > 0
    ? `${added} of ${total} added, ${refused} not added`
    : `${total} added. Save the car to keep ${added === 1 ? 'it' : 'them'}.`
}

/** Returns the progress of all uploads together, in whole percents. Refused files count as finished. */
export function sumProgress(uploads: readonly FileUpload[]): number {
  const done = uploads.reduce((sum, { progress, problem, isDone }) => sum + (isDone || problem !== null ? 1 : progress), 0)
  return uploads.length === 0 ? 0 : Math.floor((done / uploads.length) * 100)
}
