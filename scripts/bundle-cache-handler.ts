import { bundleCacheHandler } from './setup/bundle-server'

// for an image, whose build does not go through `npm start`: before `next build`, which loads it
await bundleCacheHandler(process.env.DIST_DIR ?? '.next')
