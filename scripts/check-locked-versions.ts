import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { findLockProblems } from './test/locked-versions'

const rules = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('scripts/minimum-versions.json', 'utf8')))
const problems = findLockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')), rules)
for (const line of problems) console.error(line)
process.exitCode = problems.length > 0 ? 1 : 0
