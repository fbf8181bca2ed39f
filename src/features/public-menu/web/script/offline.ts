import { attributeOf, SAVED, TOAST } from '../../menu-dom.ts'

let leaving = false

/** `online` also comes when a phone joins a wifi without internet. */
async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD' })
  } catch {
    return
  }
  // A reload would end the way to another language.
  if (!leaving) location.reload()
}

/**
 * Has this menu saved for a visit without a network (`/sw.js`). A page that comes from there is loaded again when the
 * network is back, and says so while it waits for another language.
 */
export function initOffline(): void {
  if (document.documentElement.matches(SAVED)) {
    const line = document.querySelector(TOAST)
    addEventListener('online', () => void reloadIfReachable())
    document.addEventListener('click', event => {
      if (!(event.target as Element).closest('a[hreflang]')) return
      leaving = true
      if (line) line.textContent = line.getAttribute(attributeOf(TOAST))
    })
  }
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=canonical]')) return
  const { serviceWorker } = navigator
  serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage(location.href))
    .catch(() => undefined)
}
