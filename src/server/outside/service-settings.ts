import { z } from 'zod'

/**
 * The schema of the settings of a service that answers JSON over HTTP. Without a key, requests carry no authorization.
 * @param timeoutMs How long a visitor waits for an answer unless the settings say otherwise, in milliseconds.
 */
export function serviceSettings(timeoutMs = 2_000) {
  return z.object({
    address: z.url({ protocol: /^https?$/ }),
    key: z.string().min(1).optional(),
    timeoutMs: z.number().int().positive().default(timeoutMs),
  })
}
type Schema = ReturnType<typeof serviceSettings>
export type ServiceSettings = z.output<Schema>

/** The settings of a service from its two environment variables; null when it has no address, that is, when the platform does not use it. */
export function toServiceSettings(address: string | undefined, key: string | undefined): z.input<Schema> | null {
  return address === undefined ? null : { address, ...(key === undefined ? {} : { key }) }
}
