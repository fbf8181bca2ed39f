import disk from 'node:fs/promises'
import type pg from 'pg'
import { countJobs, findOldestDue } from '#platform/jobs/job-list.store.ts'
import type { Platform } from '#platform/platform.ts'
import { addGauge, type Metrics } from './metrics.ts'

type Known = Pick<Platform, 'config' | 'db' | 'metrics'>

function addPoolMetrics(metrics: Metrics, pool: pg.Pool): void {
  addGauge(
    metrics,
    {
      name: 'pool_connections',
      help: "Connections of this process's pool; `waiting` asks for one.",
      labels: ['state'],
    },
    () => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  )
}

function addDiskMetrics({ config, metrics }: Known): void {
  const help = 'The disk of DATA_DIR; growing writes are refused below a gigabyte free.'
  addGauge(metrics, { name: 'disk_bytes', help, labels: ['state'] }, async () => {
    const { bavail, blocks, bsize } = await disk.statfs(config.dataDir)
    return [
      { labels: { state: 'free' }, value: bavail * bsize },
      { labels: { state: 'size' }, value: blocks * bsize },
    ]
  })
}

/** Of the database, so each process of an installation says the same. */
function addJobMetrics({ db, metrics }: Known): void {
  const help = 'Jobs that are not done; `failed` is not tried any more.'
  addGauge(metrics, { name: 'jobs', help, labels: ['queue', 'state'] }, async () =>
    (await countJobs(db)).map(({ queue, state, jobs }) => ({ labels: { queue, state }, value: jobs })),
  )
  const aged = 'For how long the job that comes next could have begun.'
  addGauge(metrics, { name: 'queue_age_seconds', help: aged, labels: ['queue'] }, async () =>
    (await findOldestDue(db)).map(({ queue, ageS }) => ({ labels: { queue }, value: ageS })),
  )
}

/** What belongs to no feature: pool, disk, queues. */
export function addMachineMetrics(platform: Known, pool: pg.Pool): void {
  addPoolMetrics(platform.metrics, pool)
  addDiskMetrics(platform)
  addJobMetrics(platform)
}
