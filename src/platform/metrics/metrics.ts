import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { inTime } from '#platform/clock/in-time.ts'

/** The figures of one process, as `/metrics` prints them; a second product in the same program has others. */
export type Metrics = Registry

export type Described = {
  /** Without `sobremesa_`, which every figure of ours begins with. */
  name: string
  help: string
  labels?: readonly string[]
}
export type Reading = { labels?: Readonly<Record<string, string>>; value: number }

/** A second server in a process, as tests open one, takes the place of the first. */
function described(metrics: Metrics, { name: short, help, labels = [] }: Described) {
  const name = `sobremesa_${short}`
  metrics.removeSingleMetric(name)
  return { name, help, labelNames: [...labels], registers: [metrics] }
}

export const createMetrics = (): Metrics => new Registry()

/** For what is counted beside the hot path: a labelled count costs a third of a microsecond. */
export const addCounter = (metrics: Metrics, about: Described): Counter => new Counter(described(metrics, about))

export const addHistogram = (metrics: Metrics, about: Described, buckets: number[]): Histogram =>
  new Histogram({ ...described(metrics, about), buckets })

/** For the hot path, which adds to plain numbers of its own: they are handed over when somebody asks. */
export function addCounted(metrics: Metrics, about: Described, read: () => Iterable<Reading>): void {
  new Counter({
    ...described(metrics, about),
    collect() {
      this.reset()
      for (const { labels = {}, value } of read()) this.inc(labels, value)
    },
  })
}

/** A figure that is looked up when somebody asks; left out when it cannot be found out in time. */
export function addGauge(
  metrics: Metrics,
  about: Described,
  read: () => Iterable<Reading> | Promise<Iterable<Reading>>,
): void {
  new Gauge({
    ...described(metrics, about),
    async collect() {
      const readings = await inTime(async () => read()).catch(() => [])
      this.reset()
      for (const { labels = {}, value } of readings) this.set(labels, value)
    },
  })
}
