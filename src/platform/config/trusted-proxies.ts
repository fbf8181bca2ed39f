import { BlockList, isIP, isIPv6 } from 'node:net'
import { isLoopback } from '#platform/config/loopback.ts'

/** Networks that the internet does not lead to: nobody outside can send a packet from there. */
const PRIVATE_NETWORKS = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const
const BITS = { 4: 32, 6: 128 } as const

type Range = { address: string; family: 4 | 6; prefix: number }

/** An IP, or a network like `10.0.0.0/8`; undefined for everything else. */
function rangeOf(part: string): Range | undefined {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? []
  const family = isIP(address)
  if (family !== 4 && family !== 6) return undefined
  const prefix = bits === undefined ? BITS[family] : Number(bits)
  return prefix > BITS[family] ? undefined : { address, family, prefix }
}

/** True when every address of the range is private. */
function isPrivate({ address, family, prefix }: Range): boolean {
  return PRIVATE_NETWORKS.some(([network, bits]) => {
    if (isIP(network) !== family || prefix < bits) return false
    const inside = new BlockList()
    inside.addSubnet(network, bits, `ipv${family}`)
    return inside.check(address, `ipv${family}`)
  })
}

/** One machine may have any address; a range must be of a network of one's own. */
const isTooWide = (range: Range): boolean => range.prefix < BITS[range.family] && !isPrivate(range)

const partsOf = (value: string): string[] => value.split(',').map(part => part.trim())

/** True for a number of hops, or a list of IPs and networks. */
export const isTrustProxy = (value: string): boolean =>
  /^\d{1,2}$/.test(value) || partsOf(value).every(part => rangeOf(part) !== undefined)

/**
 * What is wrong with a TRUST_PROXY on this HOST: where everybody can reach the port, a number of hops, every address
 * (`/0`) or a public range would believe the `X-Forwarded-For` of strangers, and no limit by network would hold
 * (3-decisions §9).
 */
export function proxyProblems(trusted: string, host: string): string[] {
  const isOpen = !isLoopback(isIPv6(host) ? `[${host}]` : host)
  if (!isOpen || trusted === '' || trusted === '0') return []
  const believed = /^\d+$/.test(trusted)
    ? [trusted]
    : partsOf(trusted).filter(part => {
        const range = rangeOf(part)
        return range !== undefined && isTooWide(range)
      })
  return believed.map(
    each =>
      `TRUST_PROXY=${each} would believe everybody who reaches ${host}: name your proxies by IP, like 10.0.0.0/8, or set HOST=127.0.0.1`,
  )
}

/** What Fastify trusts: a number of hops, or addresses. */
export type TrustProxy = string[] | false | ((address: string, hop: number) => boolean)

export function toTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === '0') return false
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  return value.split(',').map(part => part.trim())
}
