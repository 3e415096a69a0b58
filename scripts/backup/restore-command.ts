import { parseArgs } from 'node:util'
import { showProgress } from '../bootstrap/progress.mjs'
import { openOwnDatabase } from '../setup/own-database'
import { Refusal } from '../setup/refusal'
import { readSettings } from '../setup/settings'
import { runWithShutdown } from '../setup/shutdown'
import { describeContent } from './describe-content'
import { restore } from './restore'

/** `npm run restore` (REL-07): restores an archive into an empty database, or with --replace into one whose content is discarded. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { file: { type: 'string' }, replace: { type: 'boolean', default: false } } })
  const { file, replace: replaces } = values
  if (file === undefined) throw new Refusal('Say which backup: npm run restore -- --file=….tar.gz [--replace]')
  await runWithShutdown(async (shutdown) => {
    const settings = readSettings()
    const { variables } = await openOwnDatabase(settings, shutdown)
    const env = { ...settings.env, DATABASE_URL: variables.DATABASE_URL ?? settings.env.DATABASE_URL }
    const { manifest, hasOtherSecret } = await showProgress('Restoring and counting', () => restore({ env, variables, file, replaces }))
    console.log(`Restored the state of ${manifest.madeAt}: ${describeContent(manifest)}. Start the site with npm start.`)
    if (hasOtherSecret)
      console.log(
        'PAYLOAD_SECRET is not the one of the backup: set that one, or staff’s second factors and stored passwords cannot be read.',
      )
  })
}
