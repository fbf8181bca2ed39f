import { defineConfig } from 'vitest/config'
import { inlineScripts } from '../../scripts/vite/inline-scripts.ts'

/** Writes a recording; nothing but a release does (`npm run record-release`). */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ['test/releases/record.ts'],
    globalSetup: ['test/global-setup.ts'],
    css: { include: [/deferred\.css/] },
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
