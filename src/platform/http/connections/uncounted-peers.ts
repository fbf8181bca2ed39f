import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import { isLoopbackIp } from '#platform/config/loopback.ts'

const MAPPED = /^::ffff:(?=\d+\.)/i

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [ip = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(ip, familyOf(ip))
    else list.addSubnet(ip, Number(bits), familyOf(ip))
  }
  return list
}

/**
 * Whose connections are not counted: the proxies of `TRUST_PROXY`, through which everybody comes, and this machine,
 * unless `CONNECTIONS_PER_NETWORK` is set (3-decisions §9).
 */
export function uncountedPeers({ trustProxy, connectionsPerNetwork }: Config): (ip: string) => boolean {
  const proxies = Array.isArray(trustProxy) ? listOf(trustProxy) : undefined
  const isProxy = (ip: string): boolean => {
    if (typeof trustProxy === 'function') return trustProxy(ip, 0)
    const plain = ip.replace(MAPPED, '').replace(/%.*$/, '')
    return proxies?.check(plain, familyOf(plain)) ?? false
  }
  return ip => isProxy(ip) || (connectionsPerNetwork === undefined && isLoopbackIp(ip))
}
