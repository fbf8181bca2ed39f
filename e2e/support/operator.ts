import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs a command of `npm run admin` beside the running product. */
async function operate(args: string[], env: Record<string, string> = {}): Promise<void> {
  const DATA_DIR = process.env.E2E_DATA_DIR
  if (!DATA_DIR) throw new Error('E2E_DATA_DIR is not set: e2e/support/global-setup.ts starts the product')
  await run(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR, ...env },
  })
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

/** Takes a menu offline, with a reason that its owner reads. */
export const suspendMenu = (slug: string, reason: string): Promise<void> =>
  operate(['suspend', '--slug', slug, '--reason', reason])
