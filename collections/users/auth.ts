import type { CollectionConfig } from 'payload'

/** How long and where a session of staff is good; behind TLS its cookie goes nowhere else (SEC-04). The lock's columns are counted by `src/server/sign-in`. */
export const staffAuth = (scheme: 'http' | 'https') =>
  ({
    tokenExpiration: 60 * 60 * 8,
    maxLoginAttempts: 5,
    lockTime: 15 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: scheme === 'https' },
  }) satisfies CollectionConfig['auth']
