/**
 * Runs `work` at most once at a time. Calls made during a run share the next run, so the run that answers a call always
 * began after it.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    const run = work().finally(() => {
      if (running === run) running = undefined
    })
    running = run
    return run
  }
  const startNext = (): Promise<T> => {
    next = undefined
    return start()
  }
  return () => {
    if (!running) return start()
    next ??= running.then(startNext, startNext)
    return next
  }
}
