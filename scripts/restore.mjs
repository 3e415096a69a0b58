import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/backup/restore-command.ts')
