// Plain JavaScript for Node 20: what every command needs before Node 24 and the packages are there.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const OLDEST_NODE = 20

/** True in a folder that `npm run slim` has made: it is complete, may be read-only, and has no Node of its own. */
export const isRelease = !existsSync(join(root, 'vite.config.ts'))

/** Node 24, installed as a package: scripts run on it, whatever Node the host has. */
const NODE_24 = join('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
export const node24 = isRelease ? process.execPath : join(root, NODE_24)

/** Prints one plain line for the person at the terminal. */
export const say = text => void process.stdout.write(`${text}\n`)

const packagesOf = path => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {})

/** Packages of the lock file that a command needs; those of other platforms do not count. */
const isNeeded = (path, wanted, tools) =>
  path !== '' && !wanted.optional && !wanted.devOptional && (tools || !wanted.dev)

/**
 * True when every package that builds and runs the product is installed in its version; with `tools` also those that
 * test and lint it (devDependencies).
 */
export function isInstalled({ tools }, folder = root) {
  if (!existsSync(join(folder, NODE_24))) return false
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, wanted]) => !isNeeded(path, wanted, tools) || installed[path]?.version === wanted.version,
  )
}

/** The environment with our own Node and tools first on the PATH. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
})

const FORWARDED = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a command with our PATH in this terminal, passes signals on to it, and answers its exit status (128 + n when a
 * signal ended it).
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
    const forward = signal => child.kill(signal)
    for (const signal of FORWARDED) process.on(signal, forward)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const each of FORWARDED) process.off(each, forward)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * The environment of a package's install script: none of the product's settings, which hold secrets (3-decisions §9).
 */
const SETTINGS =
  /^((MIGRATIONS_)?DATABASE_URL|DATABASE_READ_URL|SMTP_URL|MAIL_FROM|CONTACT_EMAIL|SESSION_SECRET|SESSION_SECRET_PREVIOUS|METRICS_TOKEN|ADMIN_PASSWORD|(S3|STRIPE|OPERATOR)_.*)$/
export const environmentWithoutSecrets = () =>
  Object.fromEntries(Object.entries(environment()).filter(([name]) => !SETTINGS.test(name)))

/** The lock file says which bytes are right, so that nothing in npm's cache can be too old. */
const NPM_OPTIONS = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error']

/**
 * What npm has to do: nothing, install anew what is needed, or add the tools to a product that is installed (and may be
 * running). Tools that were there stay when the versions change.
 */
export function npmArguments({ tools }, folder = root) {
  if (isInstalled({ tools }, folder)) return undefined
  if (tools && isInstalled({ tools: false }, folder)) return ['install', '--no-save', '--include=dev', ...NPM_OPTIONS]
  // Said explicitly, because with NODE_ENV=production npm would leave out the tools.
  const keepsTools = tools || existsSync(join(folder, 'node_modules/vitest'))
  return ['ci', keepsTools ? '--include=dev' : '--omit=dev', ...NPM_OPTIONS]
}

/**
 * Installs packages only when some are missing: those that build and run the product, with `tools` all. Ends the
 * process with one line when that fails.
 */
export async function ensureInstalled({ tools } = { tools: false }) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (isRelease && (major !== 24 || minor < 21))
    stop(`Node 24.21 or a newer 24 is needed; this is ${process.versions.node}.`)
  if (isRelease) return
  if (major < OLDEST_NODE) stop(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`)
  const args = npmArguments({ tools })
  if (!args) return
  say(tools ? 'Installing packages, with those for tests (about a minute) …' : 'Installing packages (about a minute) …')
  const status = await run('npm', args, { shell: process.platform === 'win32', env: environmentWithoutSecrets() })
  if (status !== 0 || !isInstalled({ tools })) stop('The packages could not be installed; npm says why above.')
}

/** Ends the command with one line. */
export function stop(text, status = 1) {
  process.stderr.write(`${text}\n`)
  process.exit(status)
}
