import { bundleServer } from './setup/bundle-server'
import { hintCompile } from './setup/hint-compile'

// For an image, whose build doesn't go through `npm start`. Runs after `next build`, which cleans the folder.
const distDir = process.env.DIST_DIR ?? '.next'
hintCompile(distDir)
await bundleServer(distDir)
