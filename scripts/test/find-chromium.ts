import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startNode, startProgram } from '../setup/child'
import { Refusal } from '../setup/refusal'

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a browser for tests: CHROMIUM_PATH, or else a headless shell, in which the same tests take three fifths of the time
 * and which is installed when running as root on Debian, or else an installed Chromium or Chrome. Installs Playwright's or Debian's browser
 * if there is none. Throws a Refusal when that fails.
 */
export async function findChromium(): Promise<string> {
  for (const find of [
    () => [process.env.CHROMIUM_PATH ?? ''],
    () => locate(SHELLS),
    async () => ((await installFromDebian('chromium-headless-shell')) ? locate(SHELLS) : []),
    () => [...locate(COMMANDS), ...PLACES, chromium.executablePath()],
    async () => ((await installFromPlaywright()) ? [chromium.executablePath()] : []),
    async () => ((await installFromDebian('chromium')) ? locate(COMMANDS) : []),
  ]) {
    const program = (await find()).find(canRun)
    if (program) return program
  }
  throw new Refusal('No browser for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

const locate = (commands: readonly string[]) =>
  commands.map((command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim() ?? '')

function canRun(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

async function installFromPlaywright(): Promise<boolean> {
  const install = (what: string) => startNode(['node_modules/@playwright/test/cli.js', what, 'chromium']).exited
  if ((await install('install')) !== 0) return false
  if (!canRun(chromium.executablePath()) && process.getuid?.() === 0) await install('install-deps')
  return true
}

async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await startProgram('apt-get', ['-o', 'Acquire::Retries=0', 'update'], { env }).exited
  return (await startProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env }).exited) === 0
}
