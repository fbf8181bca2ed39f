import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const GROUPS_OF_64 = 4

/** An IPv6 counts as its /64, because one household owns all of it (3-decisions §2). */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1]
  if (mapped) return mapped
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return address
  const [head = '', tail = ''] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const middle = Array.from({ length: Math.max(0, GROUPS - front.length - back.length) }, () => '0')
  return `${[...front, ...middle, ...back].slice(0, GROUPS_OF_64).join(':')}::/64`
}
