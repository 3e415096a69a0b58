import { bundleServer } from './setup/bundle-server'

// For an image, whose build doesn't go through `npm start`. Runs after `next build`, which cleans the folder.
await bundleServer(process.env.DIST_DIR ?? '.next')
