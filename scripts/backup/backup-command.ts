import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { showProgress } from '../bootstrap/progress.mjs'
import { openOwnDatabase } from '../setup/own-database'
import { readSettings, STATE_FOLDER } from '../setup/settings'
import { runWithShutdown } from '../setup/shutdown'
import { backUp } from './back-up'
import { describeContent } from './describe-content'

function nameAfter(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  return path.join(STATE_FOLDER, 'backups', `forecourt-${stamp}.tar.gz`)
}

/** `npm run backup` (REL-07): writes database and uploaded files into one archive, also beside a running site. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { file: { type: 'string' } } })
  const now = new Date()
  const file = values.file ?? nameAfter(now)
  await runWithShutdown(async (shutdown) => {
    const settings = readSettings()
    const { variables } = await openOwnDatabase(settings, shutdown)
    const source = { ...settings.env, DATABASE_URL: variables.DATABASE_URL ?? settings.env.DATABASE_URL }
    const manifest = await showProgress('Backing up and checking', () => backUp(source, file, now))
    console.log(`${file}: ${describeContent(manifest)}, ${(statSync(file).size / 1024 ** 2).toFixed(1)} MB.`)
    console.log('Store PAYLOAD_SECRET as well, but elsewhere: without it staff’s second factors and stored passwords cannot be read.')
    if (manifest.media.kind === 'bucket') console.log(`Uploaded files stay in the bucket ${manifest.media.name}: turn on versioning there.`)
  })
}
