import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { TOTP, URI } from 'otpauth'

const ROOT = join(import.meta.dirname, '../..')

export type Asked = { args: string[]; env: Record<string, string> }
export type Answered = { status: number; out: string; err: string }

let operator: ChildProcess | undefined

/** One process for all commands of a worker: to load the product for each of them takes two seconds. */
function startOperator(): ChildProcess {
  const DATA_DIR = process.env.E2E_DATA_DIR
  if (!DATA_DIR) throw new Error('E2E_DATA_DIR is not set: e2e/support/global-setup.ts starts the product')
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR }
  return fork(join(import.meta.dirname, 'operator/operator-process.ts'), { cwd: ROOT, env, execArgv: [] })
}

/** Runs a command of `npm run admin` beside the running product; answers what it prints. */
async function operate(args: string[], env: Record<string, string> = {}): Promise<string> {
  operator ??= startOperator()
  const answered = once(operator, 'message')
  operator.send({ args, env } satisfies Asked)
  const [{ status, out, err }] = (await answered) as [Answered]
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`)
  return out
}

type Plan = { tier: string; status: string; trialEnds?: string; ends?: string }

/** Grants, changes or ends an owner's plan, as an operator does. */
export async function grantPlan(email: string, { tier, status, trialEnds, ends }: Plan): Promise<void> {
  const moments = [...(trialEnds ? ['--trial-ends', trialEnds] : []), ...(ends ? ['--ends', ends] : [])]
  await operate(['subscription', '--email', email, '--tier', tier, '--status', status, ...moments])
}

/** Makes an administrator's account. */
export async function createAdmin({ email, name, password }: { email: string; name: string; password: string }) {
  await operate(['create-admin', '--email', email, '--name', name], { ADMIN_PASSWORD: password })
}

/** Gives an administrator a second factor: the codes of their application, and those on paper. */
export async function createSecondFactor(email: string): Promise<{ codeOf: (at: number) => string; paper: string[] }> {
  const printed = await operate(['admin-totp', '--email', email])
  const totp = URI.parse(/otpauth:\S+/.exec(printed)?.[0] ?? '')
  const codeOf = (at: number) => (totp instanceof TOTP ? totp.generate({ timestamp: at }) : '')
  return { codeOf, paper: [...printed.matchAll(/^ {2}(\w{5}-\w{5})$/gm)].map(([, code = '']) => code) }
}

/** Takes a menu offline, with a reason that its owner reads. */
export const suspendMenu = (slug: string, reason: string): Promise<string> =>
  operate(['suspend', '--slug', slug, '--reason', reason])

/** No command of the product: tells the operator's process to let the moment of a scheduled change come. */
export const LET_TIME_PASS = 'let-time-pass'

/** The running product's clock has moved to the moment of this change. */
export const letTimePass = (id: string): Promise<string> => operate([LET_TIME_PASS, id])

/** Nor this: so many days have passed since all that has happened in a restaurant. */
export const LET_DAYS_PASS = 'let-days-pass'

/** The clock has moved on by days: what somebody did in this restaurant is so long ago. */
export const letDaysPass = (restaurantId: string, days: number): Promise<string> =>
  operate([LET_DAYS_PASS, restaurantId, String(days)])
