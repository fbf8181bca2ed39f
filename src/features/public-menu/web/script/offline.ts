import { attributeOf, SAVED, TOAST } from '../../menu-dom.ts'

let leaving = false
const FIRST_WAIT_MS = 500

async function reload(): Promise<void> {
  await fetch(location.href, { method: 'HEAD' })
  // A reload would end the way to another language.
  if (!leaving) location.reload()
}

/**
 * Each wait is twice as long as the one before: `online` also comes when a phone joins a wifi without internet, and
 * before its first packet gets through.
 */
function reloadOnceReachable(waitMs: number): void {
  setTimeout(() => void reload().catch(() => reloadOnceReachable(waitMs * 2)), waitMs)
}

/**
 * Has this menu saved for a visit without a network (`/sw.js`). A page that comes from there is loaded again when the
 * network is back, and says so while it waits for another language.
 */
export function initOffline(): void {
  const isMenu = document.querySelector('link[rel=canonical]')
  if (document.documentElement.matches(SAVED)) {
    const line = document.querySelector(TOAST)
    addEventListener('online', () => reloadOnceReachable(FIRST_WAIT_MS))
    // Nobody reads in the page that stands for a menu, so it need not wait for a change of the network.
    if (!isMenu) reloadOnceReachable(FIRST_WAIT_MS)
    document.addEventListener('click', event => {
      if (!(event.target as Element).closest('a[hreflang]')) return
      leaving = true
      if (line) line.textContent = line.getAttribute(attributeOf(TOAST))
    })
  }
  if (!('serviceWorker' in navigator) || !isMenu) return
  const { serviceWorker } = navigator
  serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage(location.href))
    .catch(() => undefined)
}
