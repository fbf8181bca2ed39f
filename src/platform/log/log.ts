import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino, stdSerializers } from 'pino'

export type Log = FastifyBaseLogger
export type LogSettings = { level: string; pretty: boolean }

/** Query strings can hold tokens (invitations) and personal data: logs end at the path (3-decisions §7). */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

type Requestish = { id?: unknown; method?: string; url?: string }
const request = ({ id, method, url = '' }: Requestish) => ({ id, method, path: withoutQuery(url) })

/** An error of the database without what the failed statement held: `detail` quotes values of the row. */
function error(err: Error): object {
  const {
    detail: _detail,
    where: _where,
    parameters: _parameters,
    ...rest
  } = stdSerializers.errWithCause(err) as object & {
    detail?: unknown
    where?: unknown
    parameters?: unknown
  }
  return rest
}

/** JSON lines in production, readable lines elsewhere; never a query string, cookie or token. */
export function createLog({ level, pretty }: LogSettings, destination?: DestinationStream): Log {
  const transport = { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname,reqId' } }
  const options = {
    level,
    serializers: { req: request, err: error },
    redact: ['req.headers', 'password', '*.password'],
  }
  if (destination) return pino(options, destination)
  return pino({ ...options, ...(pretty && { transport }) })
}

export const silentLog: Log = pino({ level: 'silent' })
