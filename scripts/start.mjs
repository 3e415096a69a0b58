import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/start/main.ts')
