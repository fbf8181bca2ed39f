import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics } from 'prom-client'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Router } from '#platform/http/router.ts'
import { addGauge } from '#platform/metrics/metrics.ts'
import type { Release } from './release.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * `/metrics` for Prometheus, with `METRICS_TOKEN` as a bearer token; without that setting there is no such page. Each
 * process answers with its own figures (decision 0248).
 */
export function registerMetrics({ fastify, platform }: Router, release: Release): void {
  const { config, metrics, shares } = platform
  if (config.metricsToken === undefined) return
  const expected = digest(`Bearer ${config.metricsToken}`)
  collectDefaultMetrics({ register: metrics })
  const help = 'The release that runs, in its labels.'
  addGauge(metrics, { name: 'info', help, labels: ['version', 'commit'] }, () => [
    { labels: { version: release.version, commit: release.commit ?? '' }, value: 1 },
  ])
  let scrape: Promise<string> | undefined
  fastify.get('/metrics', async (request, reply) => {
    // Digests are equally long, and comparing them tells nothing about the token.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer')
      throw new AppError(commonErrors.unauthenticated)
    }
    // Its connection is one of those that are kept for health: figures are wanted most when there is no other.
    scrape ??= shares
      .as({ kind: 'session', key: 'metrics' }, () => metrics.metrics())
      .finally(() => {
        scrape = undefined
      })
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await scrape)
  })
}
