import type { SanitizedConfig } from 'payload'

/** Removes Payload's migration endpoints, which respond with 501. Without them calls get the usual 404 (SEC-25). */
export async function removeMigrationEndpoints(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const migrations = config.collections.find(({ slug }) => slug === 'payload-migrations')
  if (migrations) Object.assign(migrations, { endpoints: [] })
  return config
}
