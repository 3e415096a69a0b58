// Leads from a bare checkout to TypeScript: checks Node, installs, reads .env, then imports the command's main module.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureDependencies } from './dependencies.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = [20, 19]

/** Runs the main module of a command. A failure before it starts is explained in plain words and ends with exit code 1. */
export async function handOver(mainModule) {
  process.chdir(ROOT)
  try {
    refuseOldNode()
    await ensureDependencies(ROOT)
    if (existsSync('.env')) process.loadEnvFile('.env')
    const { register } = await import('tsx/esm/api')
    register()
    const { main } = await import(pathToFileURL(path.join(ROOT, mainModule)).href)
    await main(process.argv.slice(2))
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = OLDEST_NODE
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer.`)
}
