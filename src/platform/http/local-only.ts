import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { type Config, isLocalUrl } from '#platform/config/config.ts'

const LOOPBACK_IP = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** What a proxy adds: a visitor who comes through one on this machine has its loopback IP. */
const PROXY_HEADER = /^(forwarded|x-forwarded-.*|via|cf-.*)$/

/** Do `/dev/*` and `/api/dev/*` exist in this product? Not in production, nor under a public name (3-decisions §9). */
export const hasDevRoutes = ({ production, publicUrl }: Pick<Config, 'production' | 'publicUrl'>): boolean =>
  !production && isLocalUrl(publicUrl)

/**
 * For developers' pages: throws 404 for everybody who is not on this machine. The IP of the socket counts, the `Host`
 * must be a loopback name (a page of another site cannot have one by a DNS trick), and no proxy may be in between.
 */
export function requireLocal(request: FastifyRequest): void {
  const { headers, socket } = request
  const isLocal =
    LOOPBACK_IP.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some(name => PROXY_HEADER.test(name))
  if (!isLocal) throw new AppError(commonErrors.notFound)
}
