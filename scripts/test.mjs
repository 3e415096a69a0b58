import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/test/main.ts')
