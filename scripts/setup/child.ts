import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const KEPT_CHARACTERS = 200_000
const FOLLOW_PARENT = new URL('follow-parent.mjs', import.meta.url).href

/** A program that runs beside the command and never outlives it. */
export type Child = {
  process: ChildProcess
  /** Its exit code, or 1 when a signal ended it. */
  exited: Promise<number>
  /** Returns the end of its output so far. */
  output: () => string
  /** Sends SIGTERM, then SIGKILL if it has not ended in time. */
  stop: (graceMs?: number) => Promise<void>
}

const live = new Set<Child>()

type ChildOptions = { cwd?: string; env?: NodeJS.ProcessEnv; onText?: (text: string) => void; withMessages?: boolean }

/** Starts Node with a script of the project or of a package. */
export function startNode(args: string[], options: ChildOptions = {}): Child {
  const env = { ...(options.env ?? process.env), FORECOURT_PARENT: String(process.pid) }
  return startProgram(process.execPath, ['--import', FOLLOW_PARENT, ...args], { ...options, env })
}

export function startProgram(
  program: string,
  args: string[],
  { cwd, env = process.env, onText, withMessages = false }: ChildOptions = {},
): Child {
  return track(spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', ...(withMessages ? (['ipc'] as const) : [])] }), onText)
}

function track(started: ChildProcess, onText: ChildOptions['onText']): Child {
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT_CHARACTERS)
    onText?.(chunk.toString())
  }
  started.stdout?.on('data', keep)
  started.stderr?.on('data', keep)
  const exited = new Promise<number>((resolve) => {
    started.on('error', (error) => {
      output += error.message
      resolve(1)
    })
    started.on('close', (code) => resolve(code ?? 1))
  })
  const child: Child = {
    process: started,
    exited,
    output: () => output,
    stop: async (graceMs = 6_000) => {
      if (started.exitCode !== null || started.signalCode !== null) return
      started.kill('SIGTERM')
      await Promise.race([exited, sleep(graceMs, undefined, { ref: false })])
      started.kill('SIGKILL')
      await exited
    },
  }
  live.add(child)
  void exited.then(() => live.delete(child))
  return child
}

/** Stops every child that still runs. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...live].map((child) => child.stop()))
}
