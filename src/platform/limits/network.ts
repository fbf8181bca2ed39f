import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const GROUPS_OF_64 = 4
/** The limit of a /48 is this many times that of a /64 (3-decisions §9). */
export const WIDER_POINTS = 10

/** An IPv6 counts as its /64, because one household owns all of it (3-decisions §2). */
export function networkOf(ip: string): string {
  const mapped = IPV4_IN_IPV6.exec(ip)?.[1]
  if (mapped) return mapped
  const plain = ip.replace(/%.*$/, '')
  if (!isIPv6(plain)) return ip
  const [head = '', tail = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const middle = Array.from({ length: Math.max(0, GROUPS - front.length - back.length) }, () => '0')
  return `${[...front, ...middle, ...back].slice(0, GROUPS_OF_64).join(':')}::/64`
}

const NETWORK_64 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/

/**
 * The /48 around the /64 of an IPv6, because one customer of a provider can own all of it; undefined for everything
 * else.
 */
export function widerNetworkOf(network: string): string | undefined {
  const front = NETWORK_64.exec(network)?.[1]
  return front && `${front}::/48`
}
