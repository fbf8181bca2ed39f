/** A page that is never idle does not put it off for ever. */
const IDLE_MS = 2000

/** Runs something when the browser has nothing to do, as far as it can say so; answers what takes it back. */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: IDLE_MS })
  return () => cancelIdleCallback(id)
}
