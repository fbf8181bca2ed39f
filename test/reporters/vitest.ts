import type { Reporter, TestModule } from 'vitest/node'
import { FileTimes } from './slowest-files.ts'

/** Ends a run of vitest with its slowest files: tests and hooks, without imports. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = new FileTimes()
    for (const module of modules) times.add(module.moduleId, module.diagnostic().duration)
    process.stdout.write(times.print())
  }
}
