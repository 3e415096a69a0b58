import { execFile, type ExecFileException } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const SECRET = 'alannah.whitmore@shopper.example'

test('SEC-05: no value of a failing query reaches the log, through message, detail, context or cause', async () => {
  const child = path.join(import.meta.dirname, 'log-child.ts')
  const ended = await run(process.execPath, ['--import', 'tsx', child, SECRET], {
    env: { ...process.env, LOG_LEVEL: 'info' },
    maxBuffer: 10_000_000,
  }).catch((error: ExecFileException & { stdout: string; stderr: string }) => error)
  const logged = ended.stdout + ended.stderr
  expect(ended, logged).not.toBeInstanceOf(Error)
  expect(logged).toContain('invalid input value for enum enum_leads_status: \\"…\\"')
  expect(logged).toContain('duplicate key value violates unique constraint')
  expect(logged).toContain('violates not-null constraint')
  expect(logged).not.toContain('nothing failed')
  expect(logged).not.toContain('alannah')
})
