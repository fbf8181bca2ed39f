import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { MINUTE_MS } from '#shared/time.ts'
import { browserCommands } from './browser-commands.ts'
import { CHROMIUM, DESKTOP, PHONE } from './chromium.ts'

const EXPECT_TIMEOUT_MS = 20_000
/** Chromium starts while the other projects compute. */
const CONNECT_TIMEOUT_MS = 3 * MINUTE_MS
const ALL = 'src/**/*.browser.test.tsx'
const OF_PHONES = 'src/**/*.phone.browser.test.tsx'
const ON_PHONE = { ...PHONE, isMobile: false }

type Size = typeof PHONE | typeof DESKTOP
type Instance = { name: string; size: Size; include: string; exclude?: string[]; provider?: Provider }
type Provider = ReturnType<typeof playwright>

const providerOf = (size: Size): Provider => playwright({ launchOptions: CHROMIUM, contextOptions: size })

/**
 * A browser with one page at a time. With `maxWorkers: 1` in its place vitest would run its tests after all others,
 * when one core has nothing to do.
 */
function onePageOnly(provider: Provider): Provider {
  const providerFactory: Provider['providerFactory'] = project =>
    Object.assign(provider.providerFactory(project), { supportsParallelism: false })
  return { ...provider, providerFactory }
}

/** One Chromium of that size, and its tests. */
const instance = ({ name, size, include, exclude = [], provider = providerOf(size) }: Instance) => ({
  name,
  include: [include],
  exclude,
  browser: 'chromium' as const,
  viewport: size.viewport,
  provider,
})

/**
 * What a component or hook does, in a real browser without a server (decision 0063). Vite bundles the packages that the
 * tests import again for each run: an older bundle lacks what a new test imports (React would then be loaded twice),
 * and two runs at once would write the same files.
 */
export function browserProject(testTimeout: number): TestProjectInlineConfiguration {
  mkdirSync('node_modules/.cache', { recursive: true })
  const cacheDir = mkdtempSync('node_modules/.cache/vitest-')
  process.on('exit', () => rmSync(cacheDir, { recursive: true, force: true }))
  return {
    plugins: [react()],
    // As in vite.config.ts.
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
    cacheDir,
    test: {
      testTimeout,
      // As in Playwright: on a busy machine a browser may stall once; the second try is reported.
      retry: process.env.CI ? 1 : 0,
      // Without it, Vite would look for packages to bundle in every test of the repository, those of the server too.
      include: [ALL],
      setupFiles: ['test/browser/setup.ts'],
      expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: CONNECT_TIMEOUT_MS,
        screenshotFailures: false,
        commands: browserCommands,
        instances: [
          instance({ name: 'browser', size: DESKTOP, include: ALL, exclude: [OF_PHONES] }),
          // Fingers on two pages of one browser disturb each other. The frame around the tests is no page of a phone:
          // there, a test that narrows it leaves it zoomed, and fingers then hit the neighbor.
          instance({
            name: 'browser-phone',
            size: ON_PHONE,
            include: OF_PHONES,
            provider: onePageOnly(providerOf(ON_PHONE)),
          }),
        ],
      },
    },
  }
}
