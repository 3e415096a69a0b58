import { readSettings } from '@scripts/setup/settings'
import { ensureTestTemplate, listTestVariables, openTestServer } from '@scripts/test/test-database'

/**
 * Runs before any worker: starts a server with an up-to-date template database. Workers inherit the variables; the server stops with its
 * last user.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = []
  if (!process.env.FORECOURT_TEST_ADMIN_URL) {
    process.env.FORECOURT_PROGRESS = 'lines'
    const settings = readSettings()
    const server = await openTestServer(settings, { add: (task) => void undo.push(task), expectSignal: () => undefined })
    await ensureTestTemplate(server, settings)
    Object.assign(process.env, listTestVariables(settings, server))
  }
  return async () => {
    for (const task of undo) await task()
  }
}
