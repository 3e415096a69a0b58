import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/setup/migrate-command.ts')
