import type { FastifyRequest } from 'fastify'

/** Of a URL that no route answers, or that cannot be decoded. */
const NO_ROUTE = 'none'

/** The route of a request, such as `/api/restaurants/:id`: few, whatever is asked for. */
export const patternOf = ({ routeOptions }: FastifyRequest): string => routeOptions?.url ?? NO_ROUTE

/** What kind of thing a pattern is, for figures that would be too many by pattern. */
export type AnswerClass = 'call' | 'public_call' | 'file' | 'health' | 'page'

const BEGINNINGS: readonly (readonly [string, AnswerClass])[] = [
  ['/api/public/', 'public_call'],
  ['/api/health', 'health'],
  ['/metrics', 'health'],
  ['/api/', 'call'],
  ['/assets/', 'file'],
  ['/uploads/', 'file'],
]

export const classOf = (pattern: string): AnswerClass =>
  BEGINNINGS.find(([beginning]) => pattern.startsWith(beginning))?.[1] ?? 'page'
