import type { Payload } from 'payload'

/**
 * Makes Payload accept only staff tokens. It signs the tokens of all collections with one key and would accept any of them in the REST API,
 * GraphQL and the admin. Shoppers' tokens are only read by `account/session.ts` (SEC-16).
 */
export function acceptStaffTokensOnly(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => ({
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      return result.user?.collection === 'users' ? result : { user: null }
    },
  }))
}
