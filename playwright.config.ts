import { defineConfig, devices } from '@playwright/test'

const CI = Boolean(process.env.CI)
const TEST_TIMEOUT_MS = 60_000
const EXPECT_TIMEOUT_MS = 10_000

/** Chromium on a small machine, also as root (STACK "Tools"). */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI,
  // In a whole run on a busy machine a browser may stall for once; what passes only then is reported as flaky.
  retries: CI ? 1 : 0,
  reporter: [[CI ? 'list' : 'line'], ['./test/reporters/playwright.ts']],
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  use: {
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Recording every test costs a third of the time; `--trace retain-on-failure` does it when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ARGUMENTS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  // What only a mouse and a keyboard, or only fingers can do is tagged; everything else runs at both sizes.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})
