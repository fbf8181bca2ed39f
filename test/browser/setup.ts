import '#ui/styles.css'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})
/** An error or warning of React or of our code fails the test, as in the browser tests of whole screens. */
afterEach(() => {
  const { calls } = errors.mock
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(calls, 'errors in the console').toEqual([])
})
