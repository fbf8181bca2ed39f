import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM, DESKTOP, PHONE } from '#test/chromium.ts'

/**
 * A folder for each run, because two runs at once would empty each other's. The workers read its name from the
 * environment.
 */
const RESULTS = (process.env.TEST_RESULTS ??= `test-results/${process.pid}`)

const DEBIAN = '/etc/debian_version'
const CI = Boolean(process.env.CI)
/** Ten times what most journeys take on a quiet machine. */
const TEST_TIMEOUT_MS = 180_000
/** A picture that is stored takes a second alone, and twenty when the machine is busy with ten programs. */
const EXPECT_TIMEOUT_MS = 45_000

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: RESULTS,
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  // On a busy machine a browser may stall once; a test that passes only at the second try is reported as flaky.
  retries: CI ? 1 : 0,
  reporter: [[CI ? 'list' : 'line'], ['./test/reporters/playwright.ts']],
  timeout: TEST_TIMEOUT_MS,
  // The pictures are those of Debian's Chromium; another one draws letters differently.
  expect: { timeout: EXPECT_TIMEOUT_MS, toHaveScreenshot: { scale: 'css', maxDiffPixelRatio: 0.005 } },
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}-{projectName}{ext}',
  ignoreSnapshots: !existsSync(DEBIAN),
  use: {
    // Tracing every test costs a third of the time; use `--trace retain-on-failure` when needed.
    trace: 'off',
    // A page's worker would answer in the place of the calls that a test intercepts; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
  // Tests that need a mouse and a keyboard, or fingers, are tagged, and so are those that the width of the screen does not
  // concern; all others run at both sizes.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Desktop Chrome'], ...PHONE },
    },
    {
      name: 'desktop',
      grepInvert: /@phone|@one-size/,
      use: { ...devices['Desktop Chrome'], ...DESKTOP },
    },
  ],
})
