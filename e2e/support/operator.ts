import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TOTP, URI } from 'otpauth'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs a command of `npm run admin` beside the running product; answers what it prints. */
async function operate(args: string[], env: Record<string, string> = {}): Promise<string> {
  const DATA_DIR = process.env.E2E_DATA_DIR
  if (!DATA_DIR) throw new Error('E2E_DATA_DIR is not set: e2e/support/global-setup.ts starts the product')
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR, ...env },
  })
  return stdout
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
