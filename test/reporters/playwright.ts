import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { FileTimes } from './slowest-files.ts'

/**
 * Ends a run of Playwright with its slowest files, both screen sizes and retries together. Playwright's own list omits
 * files that several workers ran, which are all of ours.
 */
export default class SlowestFiles implements Reporter {
  readonly #times = new FileTimes()

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#times.add(test.location.file, result.duration)
  }

  onEnd(): void {
    process.stdout.write(this.#times.print())
  }
}
