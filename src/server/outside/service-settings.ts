import { z } from 'zod'

/**
 * Returns the settings schema of a service that answers JSON over HTTP. Without a key, requests have no authorization.
 * @param timeoutMs The default timeout in milliseconds, which visitors may have to wait.
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

/** Reads a service's settings from its two environment variables; null without an address, when the platform does not use the service. */
export function toServiceSettings(address: string | undefined, key: string | undefined): z.input<Schema> | null {
  return address === undefined ? null : { address, ...(key === undefined ? {} : { key }) }
}
