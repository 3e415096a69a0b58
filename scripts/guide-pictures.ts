import { signStaffIn } from '@tests/e2e/support/staff'
import { serveCopy } from './guide/serve-copy'
import { runWithShutdown } from './setup/shutdown'

// Takes the pictures of the staff guide from the admin of a demonstration. Usage: npm run guide-pictures [-- name …]

await runWithShutdown(async (shutdown) => {
  const { port, databaseUrl } = await serveCopy(shutdown)
  process.env.SITE_PORT = String(port)
  await signStaffIn()
  // the helpers of the browser tests read the port when they are loaded
  const { takePictures } = await import('./guide/take-pictures')
  await takePictures(databaseUrl, process.argv.slice(2))
})
