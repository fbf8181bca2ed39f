import { addCounter, addGauge } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { countWaiting } from './payment-events.store.ts'

/** Answers the counter of what comes from the provider: `received`, `repeated`, `ignored`, or `refused` by an error. */
export function addWebhookMetrics({ metrics, db, clock }: Platform) {
  let asking: ReturnType<typeof countWaiting> | undefined
  /** Both figures of a scrape share the answer. */
  const waiting = () => {
    asking ??= countWaiting(db).finally(() => {
      asking = undefined
    })
    return asking
  }
  const help = 'Stored events of the provider that are not applied yet.'
  addGauge(metrics, { name: 'webhooks_waiting', help }, async () => [{ value: (await waiting()).events }])
  const aged = 'For how long the oldest of them has waited.'
  addGauge(metrics, { name: 'webhooks_waiting_seconds', help: aged }, async () => {
    const { since } = await waiting()
    return [{ value: since ? (clock.now().getTime() - since.getTime()) / 1000 : 0 }]
  })
  return addCounter(metrics, {
    name: 'webhooks_total',
    help: 'Events that the payment provider sent, by what became of them.',
    labels: ['result'],
  })
}
