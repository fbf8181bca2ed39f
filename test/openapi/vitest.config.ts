import { defineConfig } from 'vitest/config'

/** The served OpenAPI document against other people's tools, whose packages only `.ci/run` installs. */
export default defineConfig({
  test: {
    include: ['test/openapi/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
