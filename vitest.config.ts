import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './tests/setup/by-environment'
import { keepModules } from './tests/setup/module-cache'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // what React tells developers of where an element was made takes a tenth of drawing it
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    maxWorkers: 2,
    // a busy machine is slow, not wrong
    testTimeout: 30_000,
    experimental: keepModules(),
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // one module graph per worker: half the run went into loading the same files again
          isolate: false,
          setupFiles: ['tests/setup/clean-worker.ts'],
          include: ['{src,blocks,tenants,demo,collections,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // Payload and its config are read once per worker: that took longer than most files' tests
          isolate: false,
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          exclude: ['tests/integration/scripts/**'],
          globalSetup: ['tests/setup/database-server.ts'],
          setupFiles: ['tests/setup/next-runtime.ts', 'tests/setup/own-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/database-server.ts'],
          setupFiles: ['tests/setup/own-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'commands', include: ['tests/integration/scripts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
      },
    ],
  },
})
