import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/import-command.ts')
