import { BROWSER_FAILURE_PATH, type BrowserPart } from '#shared/browser-failure.ts'
import { isAbort } from './api-error.ts'

const told = new Set<string>()

/**
 * Tells the server's log that a part of the browser failed, once for each kind of failure until the page is loaded
 * again. `at` is the place in our code. Never throws and waits for nothing. That somebody thought better of sharing is
 * no failure.
 */
export function reportFailure(part: BrowserPart, failure: unknown, at?: string): void {
  if (isAbort(failure)) return
  const error = failure instanceof Error ? failure.name : 'Unknown'
  const kind = `${part} ${error} ${at}`
  if (told.has(kind)) return
  told.add(kind)
  fetch(`/api${BROWSER_FAILURE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part, error, page: location.pathname, at }),
    keepalive: true,
  }).catch(() => undefined)
}
