import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { z } from 'zod'

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const MOST_OUTPUT = 64 * 1024 * 1024

const report = z.object({
  messages: z.array(
    z.object({ type: z.string(), subType: z.string().optional(), url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

export type DocumentError = { file: string; message: string; extract: string }

/** Checks whether Java is installed, which the checker needs. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

/**
 * Returns what the Nu HTML checker (validator.w3.org/nu) calls an error in these files. Runs once for all files, because starting Java
 * takes a second.
 */
export async function checkDocuments(files: readonly string[]): Promise<DocumentError[]> {
  const options = ['--stdout', '--format', 'json', '--errors-only', '--exit-zero-always']
  const { stdout } = await promisify(execFile)('java', ['-Xss4m', '-jar', JAR, ...options, ...files], { maxBuffer: MOST_OUTPUT })
  const { messages } = report.parse(JSON.parse(stdout))
  return messages.map(({ url, message, extract = '' }) => ({ file: decodeURIComponent(new URL(url).pathname), message, extract }))
}
