/**
 * Replaces the style sheets of a finished page by one with only the rules that its markup needs, and takes its scripts out of its first view
 * (PERF-15). Returns the page unchanged if it names a sheet that is not known.
 */
export type CutPageSheets = (html: string) => string

/** Key of the global symbol with which the HTTP server provides {@link CutPageSheets} to the page cache: separate bundles in one process. */
export const CUT_PAGE_SHEETS_KEY = 'forecourt.cut-page-sheets'
