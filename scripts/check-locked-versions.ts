import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { completeLock } from './complete-lock.mjs'
import { findLockProblems } from './test/locked-versions'

const rules = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync('scripts/minimum-versions.json', 'utf8')))
const lock = readFileSync('package-lock.json', 'utf8')
const absent = completeLock(JSON.parse(lock)).added
const problems = findLockProblems(JSON.parse(lock), rules)
if (absent.length > 0) problems.push(`packages of other platforms are missing (${absent.join(', ')}): run npm run complete-lock`)
for (const line of problems) console.error(line)
process.exitCode = problems.length > 0 ? 1 : 0
