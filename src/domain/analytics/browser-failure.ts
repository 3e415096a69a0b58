import { z } from 'zod'

/** What can fail in a visitor's browser and is told to the platform. */
const BROWSER_FAILURES = ['similar-cars'] as const

export type BrowserFailure = (typeof BROWSER_FAILURES)[number]

/**
 * What POST /api/browser-failures takes (SIM-11): which part failed, and the status that its call was answered with, null when there was no answer.
 * Nothing else is kept, so that a report cannot name a person or a page.
 */
export const browserFailureSchema = z.object({ failure: z.enum(BROWSER_FAILURES), status: z.int().min(100).max(599).nullable() })
