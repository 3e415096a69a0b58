// Installs the locked dependencies when they are missing or differ from the lock. Plain JavaScript, because it runs before they are
// installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { showProgress } from './progress.mjs'

/**
 * Returns why the installed packages are not the locked ones, or undefined when they are. npm writes node_modules/.package-lock.json last,
 * so its absence also means an interrupted installation.
 */
export function findInstallReason(root) {
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return 'absent'
  const locked = readPackages(path.join(root, 'package-lock.json'))
  if (!locked) return undefined
  for (const [place, wanted] of Object.entries(locked)) {
    const present = installed[place]
    if (place === '' || (!present && wanted.optional)) continue
    if (present?.version !== wanted.version) return `outdated (${place.replace(/^.*node_modules\//, '')})`
  }
  return undefined
}

function readPackages(file) {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Runs `npm ci` if needed. Rejects with npm's last lines when it fails. */
export async function ensureDependencies(root) {
  const reason = findInstallReason(root)
  if (!reason) return
  await showProgress(`Installing the locked dependencies: ${reason}`, () => runNpmCi(root))
}

function runNpmCi(root) {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-4_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)))
    child.on('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`npm ci failed:\n${output.trim()}`))))
  })
}
