import { BROWSER_FAILURE_PATH, type BrowserPart } from '#shared/browser-failure.ts'
import { isAbort } from './api-error.ts'

const told = new Set<string>()

/**
 * Tells the server's log that a part of the browser failed, once for each kind of failure until the page is loaded
 * again. Never throws and waits for nothing. That somebody thought better of sharing is no failure.
 */
export function reportFailure(part: BrowserPart, failure: unknown): void {
  if (isAbort(failure)) return
  const error = failure instanceof Error ? failure.name : 'Unknown'
  if (told.has(`${part} ${error}`)) return
  told.add(`${part} ${error}`)
  fetch(`/api${BROWSER_FAILURE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part, error, page: location.pathname }),
    keepalive: true,
  }).catch(() => undefined)
}
