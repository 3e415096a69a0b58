import { z } from 'zod'

/** Failures in a visitor's browser that are reported to the platform. */
const BROWSER_FAILURES = ['similar-cars'] as const

export type BrowserFailure = (typeof BROWSER_FAILURES)[number]

/**
 * Body of POST /api/browser-failures (SIM-11): the part that failed, and the HTTP status of its request or null without a response. It
 * has no other fields, so that a report cannot identify a person or a page.
 */
export const browserFailureSchema = z.object({ failure: z.enum(BROWSER_FAILURES), status: z.int().min(100).max(599).nullable() })
