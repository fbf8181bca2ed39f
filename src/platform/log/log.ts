import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

export type Log = FastifyBaseLogger
export type LogSettings = { level: string; pretty: boolean }

/**
 * Query strings can hold tokens (invitations) and personal data, so logged URLs end after the path (3-decisions §7).
 */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

type Requestish = { id?: unknown; method?: string; url?: string }
const request = ({ id, method, url = '' }: Requestish) => ({ id, method, path: withoutQuery(url) })

type Errorish = Error & { code?: unknown; constraint?: unknown; statusCode?: unknown }

/** The fields of an error that help to repair it. Others are left out: a database error holds rows and connections. */
function error(err: Errorish): object {
  const { code, constraint, statusCode, cause } = err
  const known = { code, constraint, statusCode, cause: cause instanceof Error ? error(cause) : undefined }
  return { type: err.name, message: err.message, stack: err.stack, ...known }
}

/** JSON lines in production, readable lines elsewhere; never a query string, cookie or token. */
export function createLog({ level, pretty }: LogSettings, destination?: DestinationStream): Log {
  const transport = {
    target: 'pino-pretty',
    options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
  }
  const options = { level, serializers: { req: request, err: error } }
  if (destination) return pino(options, destination)
  return pino({ ...options, ...(pretty && { transport }) })
}

/** Levels at which lines about security are written although others of their level are left out. */
const QUIET = new Set(['warn', 'error'])

/**
 * The same log for what must be found in it afterwards: written at every level but those at which nothing is wanted
 * (`fatal`, `silent`).
 */
export const evenIfQuiet = (log: Log): Log => (QUIET.has(log.level) ? log.child({}, { level: 'info' }) : log)

export const silentLog: Log = pino({ level: 'silent' })
