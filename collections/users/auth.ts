import type { CollectionConfig } from 'payload'

/** Session lifetime and cookie of staff; under TLS the cookie is Secure (SEC-04). `src/server/sign-in` counts failed attempts. */
export const staffAuth = (scheme: 'http' | 'https') =>
  ({
    tokenExpiration: 60 * 60 * 8,
    maxLoginAttempts: 5,
    lockTime: 15 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: scheme === 'https' },
  }) satisfies CollectionConfig['auth']
