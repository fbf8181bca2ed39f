import { RETRY_MS, SILENCE_MS } from './connection.limits.ts'

const PROBE = '/api/health'
const PROBE_TIMEOUT_MS = 10_000

let isLost = false
let tries = 0
let timer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

/**
 * Whether the server answers. The client reports each answer and each silence; the browser's own word is a hint only.
 */
export const connection = {
  isLost: () => isLost,
  /** Calls back at each change; answers the function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  noteAnswer(): void {
    clearTimeout(timer)
    tries = 0
    set(false)
  },
  /** The server was not reached: from now on it is tried again after 2, 5, 10 and 30 s. */
  noteSilence(): void {
    if (isLost) return
    set(true)
    probeLater()
  },
  /** Resolves when the server answers again; rejects with the signal's reason. */
  back(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (signal.aborted) reject(signal.reason as Error)
    if (!isLost) resolve()
    const stop = connection.subscribe(() => !isLost && resolve())
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    return promise.finally(stop)
  },
  /** Tries the server now. */
  probe,
}

function set(lost: boolean): void {
  if (isLost === lost) return
  isLost = lost
  for (const listener of listeners) listener()
}

function probeLater(): void {
  clearTimeout(timer)
  const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]
  tries += 1
  timer = setTimeout(() => void probe(), wait)
}

/** Any answer counts: a server that refuses is a server that was reached. */
async function probe(): Promise<void> {
  clearTimeout(timer)
  try {
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    connection.noteAnswer()
  } catch {
    set(true)
    probeLater()
  }
}

/** Follows the browser's own events. Answers the function that stops it. */
export function watchConnection(): () => void {
  let gone: ReturnType<typeof setTimeout>
  // A short gap, as when a phone changes from Wi-Fi to mobile data, shows nothing.
  const onOffline = () => {
    gone = setTimeout(() => void probe(), SILENCE_MS)
  }
  const onOnline = () => {
    clearTimeout(gone)
    if (isLost) void probe()
  }
  const onVisible = () => {
    if (isLost && document.visibilityState === 'visible') void probe()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(gone)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
