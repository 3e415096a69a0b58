const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at {host}',
  ENOTFOUND: 'the host {host} is not known',
  EAI_AGAIN: 'the host {host} could not be looked up',
  ETIMEDOUT: '{host} does not answer',
  EHOSTUNREACH: '{host} cannot be reached',
  ECONNRESET: '{host} closed the connection',
  '28P01': 'the password for user {user} is wrong',
  '28000': 'user {user} may not connect',
  '3D000': 'there is no database {database}',
  '42501': 'user {user} lacks the right to use database {database}',
  '53300': '{host} has no connection left',
  '57P03': '{host} is still starting',
}

/** Explains a failed connection in one sentence with a remedy. Never shows the password. */
export function explainDatabaseError(url: string, error: unknown): string {
  const { host, username, pathname } = new URL(url)
  const reason = REASONS[readCode(error)] ?? (error instanceof Error ? error.message : String(error))
  const told = reason.replace('{host}', host).replace('{user}', username).replace('{database}', pathname.slice(1))
  return `The database of DATABASE_URL cannot be used: ${told}. Correct DATABASE_URL or start the server; without DATABASE_URL an embedded one is used.`
}

/** Node reports a name with several addresses as one error that contains one error for each. */
function readCode(error: unknown): string {
  if (error instanceof AggregateError) return readCode(error.errors[0])
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error && /timeout|terminated unexpectedly/.test(error.message) ? 'ETIMEDOUT' : ''
}
