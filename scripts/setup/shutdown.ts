const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
const FINISH_WITHIN_MS = 9_500

type Task = () => Promise<void>

/** Cleanup tasks of a running command, run in reverse order when it ends. */
export type Shutdown = {
  add: (task: Task) => void
  /** From now on a signal is the normal way to end, with exit code 0. */
  expectSignal: () => void
}

/**
 * Runs a command and its cleanup, however it ends: normally, by an error, or by Ctrl-C, SIGTERM or SIGHUP. After a signal the process ends
 * within 10 s.
 */
export async function runWithShutdown(command: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const tasks: Task[] = []
  let undoing: Promise<void> | undefined
  let isSignalled = false
  let isSignalExpected = false
  const finish = () => (undoing ??= undo(tasks))
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      isSignalled = true
      setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref()
      void finish().then(() => process.exit(isSignalExpected ? 0 : code))
    })
  }
  try {
    await command({
      add: (task) => void tasks.push(task),
      expectSignal: () => {
        isSignalExpected = true
      },
    })
  } catch (error) {
    if (!isSignalled) {
      await finish()
      throw error
    }
  }
  await finish()
}

async function undo(tasks: Task[]): Promise<void> {
  for (const task of tasks.toReversed()) {
    await task().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  }
}
