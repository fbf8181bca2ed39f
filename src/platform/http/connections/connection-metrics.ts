import { addCounted, addGauge, type Metrics } from '#platform/metrics/metrics.ts'
import type { Connections } from './connections.ts'

/** What open connections cost. */
export function addConnectionMetrics(metrics: Metrics, connections: Pick<Connections, 'measure'>): void {
  addGauge(metrics, { name: 'connections', help: 'Open connections of clients.' }, () => [
    { value: connections.measure().open },
  ])
  addGauge(metrics, { name: 'slow_reader_bytes', help: 'Bytes of answers that clients have not taken yet.' }, () => [
    { value: connections.measure().waitingBytes },
  ])
  addCounted(
    metrics,
    { name: 'connections_cut_total', help: 'Connections ended by us, by why.', labels: ['why'] },
    () => Object.entries(connections.measure().cut).map(([why, value]) => ({ labels: { why }, value })),
  )
}
