import { existsSync } from 'node:fs'
import path from 'node:path'
import { chooseOrders } from './renderer/choose-orders'
import { composeLineUps } from './renderer/line-ups'
import { openStudio } from './renderer/open-studio'
import { readOptions, type Options } from './renderer/read-options'
import { recordFilms } from './renderer/record-films'
import { writeReport } from './renderer/write-report'

/** Draws the demonstration's pictures; see demo/renderer/README.md. */
async function drawDemoMedia(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  await drawPictures(options)
  if (options.sets.includes('lineups')) await composeLineUps(options.folder, options.redraws)
  if (options.sets.includes('films')) await recordFilms(options.folder, options.redraws)
  if (options.sets.includes('papers')) await writeReport(options.folder, options.redraws)
}

async function drawPictures(options: Options): Promise<void> {
  const orders = chooseOrders(options, (file) => existsSync(path.join(options.folder, file)))
  if (orders.length === 0) return
  const studio = await openStudio(options.folder)
  try {
    for (const [index, order] of orders.entries()) {
      const start = Date.now()
      await studio.draw(order)
      const seconds = ((Date.now() - start) / 1_000).toFixed(1)
      console.log(`${index + 1}/${orders.length} ${order.file}: ${seconds} s`)
    }
  } finally {
    await studio.close()
  }
}

drawDemoMedia().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
