import type { Sent } from '#platform/http/front/front.ts'
import { addCounted, addGauge, type Metrics } from '#platform/metrics/metrics.ts'
import type { MenuCache } from './cache/menu-cache.ts'
import type { Publisher } from './published/publisher.ts'

/**
 * The cache of menus: an answer of the front is a hit and nothing else, so that the hot path counts once; all others
 * are counted where they ask for their menu.
 */
export function addCacheMetrics(metrics: Metrics, cache: MenuCache, ready: readonly Sent[]): void {
  const help = 'Asked for a menu: `hit` was in memory and fresh, `miss` asked the database.'
  addCounted(metrics, { name: 'menu_cache_lookups_total', help, labels: ['result'] }, () => {
    const sent = ready.reduce((sum, { whole, notModified }) => sum + whole + notModified, 0)
    const { hits, misses } = cache.lookups()
    return [
      { labels: { result: 'hit' }, value: sent + hits },
      { labels: { result: 'miss' }, value: misses },
    ]
  })
  addGauge(metrics, { name: 'menu_cache_bytes', help: 'Memory of the cached menus and their pages.' }, () => [
    { value: cache.size() },
  ])
}

/** Copies of menus for nginx or a CDN (`PUBLISH_MENUS=on`). */
export function addPublisherMetrics(metrics: Metrics, publisher: Pick<Publisher, 'counts'>): void {
  const help = 'Menus whose copies were written, had no room, were not written by a fault, or were not deleted by one.'
  addCounted(metrics, { name: 'publications_total', help, labels: ['result'] }, () => {
    const { waiting: _, ...counts } = publisher.counts()
    return Object.entries(counts).map(([result, value]) => ({ labels: { result }, value }))
  })
  addGauge(metrics, { name: 'publications_waiting', help: 'Menus that wait to be published.' }, () => [
    { value: publisher.counts().waiting },
  ])
}
