import { bundleCacheHandler } from './setup/bundle-server'

// For an image, whose build doesn't go through `npm start`. Runs before `next build`, which loads it.
await bundleCacheHandler(process.env.DIST_DIR ?? '.next')
