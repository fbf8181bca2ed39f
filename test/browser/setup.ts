import '#ui/styles.css'
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'

let errors: MockInstance<typeof console.error>

beforeAll(() => commands.blankPreviews())
beforeEach(async () => {
  errors = vi.spyOn(console, 'error')
  // Moves the mouse away: where the test before left it, it may be over this one's content, and a toast under the mouse
  // stays.
  if (matchMedia('(hover: hover)').matches) await userEvent.pointer({ coords: { x: 0, y: 0 } })
})
/** An error or warning of React or of our code fails the test, as in the browser tests of whole screens. */
afterEach(async () => {
  const { calls } = errors.mock
  vi.useRealTimers()
  vi.restoreAllMocks()
  await commands.forgetCalls()
  expect(calls, 'errors in the console').toEqual([])
})
