import { composeYards } from './renderer/compose-yards'
import { composeLineUps } from './renderer/line-ups'
import { readOptions } from './renderer/read-options'
import { recordFilms } from './renderer/record-films'
import { writeReport } from './renderer/write-report'

/** Makes what the demonstration needs beside the pictures from Blender; see demo/renderer/README.md. */
async function makeDemoMedia(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.sets.includes('yards')) await composeYards(options)
  if (options.sets.includes('lineups')) await composeLineUps(options.folder, options.redraws)
  if (options.sets.includes('films')) await recordFilms(options.folder, options.redraws)
  if (options.sets.includes('papers')) await writeReport(options.folder, options.redraws)
}

makeDemoMedia().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
