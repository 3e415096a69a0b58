import type { Payload } from 'payload'

/**
 * Payload signs the tokens of every collection that signs in with one key and accepts each of them in its API. Shoppers sign in too, on the sites: their
 * tokens are read by `shoppers/session.ts` alone. Here, in the REST API, GraphQL and the admin, whoever sends one is nobody (SEC-16).
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
