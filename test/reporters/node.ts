import type { TestEvent } from 'node:test/reporters'
import { FileTimes } from './slowest-files.ts'

/** Ends a run of `node --test` (the long tests) with its slowest files. */
export default async function* slowestFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const times = new FileTimes()
  for await (const { type, data } of events)
    if (type === 'test:summary' && data.file) times.add(data.file, data.duration_ms)
  yield times.print()
}
