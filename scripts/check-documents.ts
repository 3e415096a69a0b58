import { checkDocuments } from './house/check-documents'

const { breaches, notes } = checkDocuments()
for (const line of notes) console.log(line)
for (const line of breaches) console.error(line)
process.exitCode = breaches.length > 0 ? 1 : 0
