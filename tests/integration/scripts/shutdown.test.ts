import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { isAlive } from '@scripts/postgres/postmaster-lock'

const started: number[] = []

afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

/** Starts a command with one child, which may ignore SIGTERM, and returns its process id. */
async function startCommand({ isStubborn = false, isSignalExpected = false } = {}) {
  const importPath = (name: string) => JSON.stringify(path.resolve('scripts/setup', name))
  const childCode = `${isStubborn ? "process.on('SIGTERM', () => undefined);" : ''} console.log('up'); setInterval(() => undefined, 1000)`
  const code = `
    const { runWithShutdown } = await import(${importPath('shutdown.ts')})
    const { startNode, stopChildren } = await import(${importPath('child.ts')})
    await runWithShutdown(async (shutdown) => {
      shutdown.add(async () => console.log('undone first made'))
      shutdown.add(stopChildren)
      const child = startNode(['-e', ${JSON.stringify(childCode)}], { onText: () => process.send(child.process.pid) })
      ${isSignalExpected ? 'shutdown.expectSignal()' : ''}
      await child.exited
      throw new Error('must not be told')
    })`
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  command.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  command.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve))
  const childPid = await new Promise<number>((resolve) => command.once('message', (pid: number) => resolve(pid)))
  started.push(childPid, command.pid ?? 0)
  return { command, childPid, exited, output: () => output }
}

describe('a running command', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends its children, runs its cleanup and exits with %i', async (signal, code) => {
    const { command, childPid, exited, output } = await startCommand()
    command.kill(signal)
    expect(await exited).toBe(code)
    expect(output()).toBe('undone first made\n')
    expect(isAlive(childPid)).toBe(false)
  })

  test('a signal is a success once the command is only serving', async () => {
    const { command, exited } = await startCommand({ isSignalExpected: true })
    command.kill('SIGTERM')
    expect(await exited).toBe(0)
  })

  test('a child that ignores SIGTERM delays it by at most 10 s', async () => {
    const { command, childPid, exited } = await startCommand({ isStubborn: true })
    const since = Date.now()
    command.kill('SIGINT')
    await exited
    expect(Date.now() - since).toBeGreaterThan(5_000)
    expect(Date.now() - since).toBeLessThan(10_000)
    expect(isAlive(childPid)).toBe(false)
  })

  test('after a kill -9 its children end by themselves', async () => {
    const { command, childPid } = await startCommand()
    command.kill('SIGKILL')
    await expect.poll(() => isAlive(childPid), { timeout: 5_000 }).toBe(false)
  })
})
