/**
 * Whether the time of an answer tells that an email has an account: medians of sign-ins with a wrong password, and of
 * requests for a code, for known and unknown emails in turn. Needs a running product without rate limits:
 * `RATE_LIMITS=off npm start`, then `node bench/account-timing.ts` (`BASE_URL`, `CALLS` where they differ).
 */
const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'
const CALLS = Number(process.env.CALLS ?? 200)
const WARM_UP = 10
const PASSWORD = 'Paella-de-domingo-7'

async function post(path: string, body: object): Promise<number> {
  const response = await fetch(`${BASE_URL}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: BASE_URL, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.text()
  return response.status
}

async function timeOf(path: string, body: object, status: number): Promise<number> {
  const start = performance.now()
  const answered = await post(path, body)
  if (answered !== status) throw new Error(`${path} answered ${answered}`)
  return performance.now() - start
}

const at = (sorted: number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
const sort = (times: number[]): number[] => times.toSorted((one, other) => one - other)

/** One known and one unknown in turn, the first of each pair by chance: a busier minute burdens both alike. */
async function compare(path: string, status: number, bodyOf: (email: string) => object): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let call = -WARM_UP; call < CALLS; call++) {
    const pair = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of pair) {
      const time = await timeOf(path, bodyOf(kind === 'known' ? KNOWN : `nadie${call}@example.com`), status)
      if (call >= 0) times[kind].push(time)
    }
  }
  for (const [kind, unsorted] of Object.entries(times)) {
    const all = sort(unsorted)
    const [low, median, high] = [at(all, 0.1), at(all, 0.5), at(all, 0.9)].map(ms => ms.toFixed(1))
    process.stdout.write(`${path}, ${kind}: median ${median} ms (${low} to ${high}, of ${all.length} calls)\n`)
  }
}

const KNOWN = `marta${Date.now()}@example.com`
const registered = await post('register', { name: 'Marta', email: KNOWN, password: PASSWORD })
if (registered !== 201) throw new Error(`register answered ${registered}`)
await compare('login', 401, email => ({ email, password: 'Otra-clave-9' }))
await compare('forgot-password', 200, email => ({ email }))
