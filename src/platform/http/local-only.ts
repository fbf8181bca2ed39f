import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isLoopback, isLoopbackIp } from '#platform/config/loopback.ts'
import { type Config, isLocalUrl } from '#platform/config/config.ts'

const PORT = /:\d+$/
/** Headers that a proxy adds: a visitor behind a proxy on this machine has a loopback IP. */
const PROXY_HEADER = /^(forwarded|x-forwarded-.*|x-real-ip|via|cf-.*)$/
/** No browser speaks it, but nginx does unless it is told otherwise, and then adds no header either (decision 0157). */
const PROXY_HTTP_VERSION = '1.0'

/** True when `/dev/*` and `/api/dev/*` exist: not in production, and not with a public PUBLIC_URL (3-decisions §9). */
export const hasDevRoutes = ({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>): boolean =>
  !production && isLocalUrl(publicUrl)

/**
 * For developers' pages: throws 404 for every client that is not on this machine. The socket's IP must be loopback,
 * `Host` must be a loopback name (another site cannot have one by a DNS trick), and there must be no proxy.
 */
export function requireLocal(request: FastifyRequest): void {
  const { headers, socket, raw } = request
  const isLocal =
    isLoopbackIp(socket.remoteAddress ?? '') &&
    isLoopback((headers.host ?? '').replace(PORT, '')) &&
    !Object.keys(headers).some(name => PROXY_HEADER.test(name)) &&
    raw.httpVersion !== PROXY_HTTP_VERSION
  if (!isLocal) throw new AppError(commonErrors.notFound)
}
