import { handOver } from './bootstrap/hand-over.mjs'

await handOver('scripts/backup/backup-command.ts')
