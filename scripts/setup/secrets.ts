import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const secrets = z.object({ PAYLOAD_SECRET: z.string(), PAGE_KEY: z.string() })

/** Loads this checkout's secrets, created once and readable only by their owner. Concurrent first starts get the same secrets. */
export function loadSecrets(stateFolder: string): z.infer<typeof secrets> {
  const file = path.join(stateFolder, 'secrets.json')
  if (!existsSync(file)) createSecrets(stateFolder, file)
  return secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function createSecrets(stateFolder: string, file: string): void {
  mkdirSync(stateFolder, { recursive: true })
  const draft = `${file}.${process.pid}`
  const made = { PAYLOAD_SECRET: randomBytes(32).toString('hex'), PAGE_KEY: randomBytes(32).toString('hex') }
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
