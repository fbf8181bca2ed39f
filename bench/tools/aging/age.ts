import type { Platform } from '#platform/platform.ts'
import { sendBroken } from './broken-requests.ts'
import { createClient, type Sent } from './client.ts'
import { contractCalls, readContract } from './contract-calls.ts'
import { hostileCalls } from './hostile-calls.ts'
import { createRandom } from './random.ts'
import { uploads } from './uploads.ts'
import { createHouses } from './worlds.ts'

/** Of a hundred calls. */
const SHARES = { valid: 30, refused: 22, hostile: 22, visit: 15, broken: 9, upload: 2 } as const
type Kind = keyof typeof SHARES
const BAG = Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind))
const HOUSES = 30
const AT_ONCE = 16
const SEED = 24
const FAILED = 500

export type Aged = {
  calls: Record<Kind, number>
  /** By the first digit of their status; `0` was not answered. */
  answers: Record<string, number>
  /** Status, method and path of each answer from 500 on. */
  failed: string[]
}
type Product = { url: string; platform: Platform }

/**
 * Sends that many mixed calls to a running product: every call of the contract valid, refused and hostile, visits,
 * uploads, broken requests. `say` is told of its progress.
 */
export async function age({ url, platform }: Product, calls: number, say: (line: string) => void): Promise<Aged> {
  const random = createRandom(SEED)
  const client = createClient(url)
  const operations = await readContract(url)
  const houses = await createHouses(HOUSES, { platform, client, random })
  const contract = contractCalls(operations, houses, random)
  const hostile = hostileCalls(operations, houses, random)
  const upload = await uploads(houses, random)
  const aged: Aged = {
    calls: { valid: 0, refused: 0, hostile: 0, visit: 0, broken: 0, upload: 0 },
    answers: {},
    failed: [],
  }
  const exchange = async (sent: Sent): Promise<void> => {
    const status = await client.send(sent)
    const digit = String(status)[0] ?? '0'
    aged.answers[digit] = (aged.answers[digit] ?? 0) + 1
    if (status >= FAILED) aged.failed.push(`${status} ${sent.method} ${sent.path}`)
  }
  const send: Record<Kind, () => Promise<void>> = {
    valid: async () => {
      const { sent, after } = contract.valid()
      await exchange(sent)
      await after?.()
    },
    refused: () => exchange(contract.refused()),
    hostile: () => exchange(hostile.call()),
    visit: () => exchange(hostile.visit()),
    upload: () => exchange(upload()),
    broken: () => sendBroken(Number(new URL(url).port), random),
  }

  let left = calls
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      if (left % 5000 === 0) say(`${left} calls to come`)
      const kind = random.pick(BAG)
      aged.calls[kind]++
      await send[kind]()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  client.close()
  return aged
}
