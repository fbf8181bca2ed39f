import disk from 'node:fs/promises'
import type pg from 'pg'
import type { Platform } from '#platform/platform.ts'
import { addGauge, type Metrics } from './metrics.ts'

type Known = Pick<Platform, 'config' | 'metrics'>

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

/** What belongs to no feature: pool and disk. */
export function addMachineMetrics(platform: Known, pool: pg.Pool): void {
  addPoolMetrics(platform.metrics, pool)
  addDiskMetrics(platform)
}
