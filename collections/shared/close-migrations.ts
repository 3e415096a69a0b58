import type { SanitizedConfig } from 'payload'

/** Payload answers 501 to every call about its migrations. They have no API: with no endpoints each call is a 404, as any other that there is not (SEC-25). */
export async function closeMigrations(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const migrations = config.collections.find(({ slug }) => slug === 'payload-migrations')
  if (migrations) Object.assign(migrations, { endpoints: [] })
  return config
}
