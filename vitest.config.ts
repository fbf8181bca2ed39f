import { defineConfig } from 'vitest/config'
import { inlineScripts } from './scripts/vite/inline-scripts.ts'
import { browserProject } from '#test/browser-project.ts'
import { SlowestFiles } from '#test/reporters/vitest.ts'

/** Enough for two shared cores: an argon2 hash takes 80 ms alone, and far longer when other programs compute. */
const TEST_TIMEOUT_MS = 120_000
const HOOK_TIMEOUT_MS = 300_000
/** Of `expect.poll`, whose own second is too short for a busy machine. */
const POLL_TIMEOUT_MS = 20_000

/** Only a style sheet that Vite itself reads has a URL. */
const css = { include: [/later\.css/] }
/** Files of one worker share their modules (35 s less): a test leaves nothing behind in a module, and restores its spies. */
const shared = {
  environment: 'node',
  isolate: false,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: HOOK_TIMEOUT_MS,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new SlowestFiles()],
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          ...shared,
          name: 'unit',
          css,
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{house,stripe}/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/*.pdf.test.ts'],
        },
      },
      { test: { ...shared, name: 'pdf', include: ['src/**/*.pdf.test.ts'], globalSetup: ['test/poppler.mjs'] } },
      {
        plugins: [inlineScripts()],
        test: {
          ...shared,
          name: 'api',
          css,
          include: [
            'src/**/*.api.test.ts',
            'test/*.api.test.ts',
            'test/{hostile,house,keys,releases}/**/*.api.test.ts',
          ],
          globalSetup: ['test/global-setup.ts', 'scripts/lib/tesseract.mjs'],
        },
      },
      browserProject(TEST_TIMEOUT_MS),
    ],
  },
})
