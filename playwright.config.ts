import { defineConfig, devices } from '@playwright/test'

// `npm run browser` builds, serves a copy of the demo and sets these two; see scripts/test/stages.ts.
const { SITE_PORT = '3000', CHROMIUM_PATH } = process.env

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  // looks come first and alone: journeys publish what would change them
  projects: [
    { name: 'looks', testDir: 'tests/e2e/looks', outputDir: 'test-results/looks', use: { ...devices['Desktop Chrome'] } },
    { name: 'journeys', testIgnore: 'looks/**', outputDir: 'test-results/journeys', use: { ...devices['Desktop Chrome'] } },
  ],
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
})
