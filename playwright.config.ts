import { defineConfig, devices } from '@playwright/test'

// `npm run browser` builds, serves a copy of the demonstration and sets the first two; see scripts/test/stages.ts. TRACE=1 keeps a trace of
// each failure.
const { SITE_PORT = '3000', CHROMIUM_PATH, TRACE } = process.env

// Files that take over half a minute. They begin first: at the end they would leave the other workers idle.
const LONG = ['page-form', 'two-people', 'lost-session', 'page-kinds', 'operations', 'documents', 'staff-sign-in'].map(
  (name) => `**/${name}.spec.ts`,
)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/sign-staff-in.ts',
  fullyParallel: true,
  // One more than the cores, because tests often wait for the site.
  workers: 3,
  // Machines differ by a factor of three. What is expected is nearly always there at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${SITE_PORT}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    // A click on what never becomes ready fails at its line, instead of when the time of the whole test is over.
    actionTimeout: 30_000,
    // Traces take a fifth of the run.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A headless shell would hint letters, and wrap lines differently from a normal browser.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // Screenshots are compared first and alone, because other tests publish changes to the pages.
  projects: [
    {
      name: 'looks',
      testDir: 'tests/e2e/looks',
      outputDir: 'test-results/looks',
      // Chromium sometimes doesn't finish a screenshot in time. A difference fails both times.
      retries: 1,
      use: { ...devices['Desktop Chrome'] },
    },
    // Each is repeated once; see docs/decisions/0017.
    { name: 'long', testMatch: LONG, retries: 1, outputDir: 'test-results/long', use: { ...devices['Desktop Chrome'] } },
    {
      name: 'journeys',
      testIgnore: ['**/e2e/looks/**', ...LONG],
      retries: 1,
      outputDir: 'test-results/journeys',
      use: { ...devices['Desktop Chrome'] },
    },
  ],
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
})
