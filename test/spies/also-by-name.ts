import { syncBuiltinESMExports } from 'node:module'
import { type MockInstance, onTestFinished } from 'vitest'

/**
 * Lets a spy on one of Node's modules also be found by those who import the function by its name, until the test ends:
 * `alsoByName(vi.spyOn(fs, 'writeFileSync'))`, with `import fs from 'node:fs'`.
 */
export function alsoByName<Spy extends Pick<MockInstance, 'mockRestore'>>(spy: Spy): Spy {
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return spy
}
