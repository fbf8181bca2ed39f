import type { FastifyInstance } from 'fastify'
import { addCounted, addCounter, addHistogram, type Metrics, type Reading } from '#platform/metrics/metrics.ts'
import type { Front } from '../front/front.ts'
import { classOf, patternOf } from './pattern.ts'

/** Seconds; an argon2 takes a quarter, an upload some. */
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const readySent = (front: Pick<Front, 'sent'>): Reading[] =>
  front.sent().flatMap(({ name, whole, notModified }) => [
    { labels: { answer: name, status: '200' }, value: whole },
    { labels: { answer: name, status: '304' }, value: notModified },
  ])

/** Counts all answers: those of the front as they are, without a duration, all others by route and class. */
export function registerAnswerMetrics(fastify: FastifyInstance, metrics: Metrics, front: Pick<Front, 'sent'>): void {
  addCounted(
    metrics,
    {
      name: 'ready_answers_total',
      help: 'Answers that were ready in memory when they were asked for, by lookup.',
      labels: ['answer', 'status'],
    },
    () => readySent(front),
  )
  const requests = addCounter(metrics, {
    name: 'requests_total',
    help: 'Answers that were not ready in memory.',
    labels: ['class', 'method', 'pattern', 'status'],
  })
  const durations = addHistogram(
    metrics,
    { name: 'request_duration_seconds', help: 'From the head of a request to the last byte sent.', labels: ['class'] },
    BUCKETS_S,
  )
  fastify.addHook('onResponse', (request, reply, done) => {
    const pattern = patternOf(request)
    const kind = classOf(pattern)
    requests.inc({ class: kind, method: request.method, pattern, status: String(reply.statusCode) })
    durations.observe({ class: kind }, reply.elapsedTime / 1000)
    done()
  })
}
