import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { startNode, startProgram } from '../setup/child'
import { Refusal } from '../setup/refusal'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The program of an installed Chromium or Chrome; else Playwright's or Debian's is installed. Throws a Refusal when neither can be. */
export async function findChromium(): Promise<string> {
  const installed = listInstalled().find(canRun)
  if (installed) return installed
  await installPlaywrightChromium()
  if (canRun(chromium.executablePath())) return chromium.executablePath()
  await installDebianChromium()
  const found = listInstalled().find(canRun)
  if (found) return found
  throw new Refusal('No browser for the browser tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
}

function listInstalled(): string[] {
  const named = COMMANDS.map((command) => spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim() ?? '')
  return [process.env.CHROMIUM_PATH ?? '', ...named, ...PLACES, chromium.executablePath()].filter((file) => file !== '')
}

function canRun(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

async function installPlaywrightChromium(): Promise<void> {
  const install = (what: string) => startNode(['node_modules/@playwright/test/cli.js', what, 'chromium']).exited
  if ((await install('install')) === 0 && !canRun(chromium.executablePath()) && process.getuid?.() === 0) await install('install-deps')
}

async function installDebianChromium(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await startProgram('apt-get', ['update'], { env }).exited
  await startProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env }).exited
}
