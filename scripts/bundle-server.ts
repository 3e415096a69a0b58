import { bundleServer } from './setup/bundle-server'

// for an image, whose build does not go through `npm start`: after `next build`, which cleans the folder
await bundleServer(process.env.DIST_DIR ?? '.next')
