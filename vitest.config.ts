import { defineConfig } from 'vitest/config'
import { keepModules } from './scripts/test/module-cache'
import { ByEnvironment } from './tests/setup/by-environment'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // React's development information about elements takes a tenth of the rendering time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    maxWorkers: 2,
    // Leaves time for busy machines.
    testTimeout: 30_000,
    experimental: keepModules(),
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // One module graph per worker: loading the same files again took half the run.
          isolate: false,
          setupFiles: ['tests/setup/clean-worker.ts'],
          include: ['{src,blocks,tenants,demo,collections,scripts}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // Reads Payload and its config once per worker, which took longer than most files' tests.
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
