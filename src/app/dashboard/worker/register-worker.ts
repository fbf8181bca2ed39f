import { PAGES } from '#shared/page-paths.ts'

/** Has the dashboard saved for a start without signal. A browser that cannot does without. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/dashboard-sw.js', { scope: PAGES.dashboard }).catch(() => undefined)
}
