// Plain JavaScript for Node 20: builds the browser's part and the server-rendered pages when their sources have
// changed.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { reporting } from './progress.mjs'
import { isRelease, root, run, say, stop } from './bootstrap.mjs'

const BUILD = join(root, 'build')
const STAMP = join(BUILD, '.sources')
/** The sources of the build. */
const SOURCES = ['app.html', 'sign-in.html', 'vite.config.ts', 'scripts/vite', 'package-lock.json', 'public', 'src']
/** Not part of the build: files that Node reads directly, and tests. */
const NOT_BUILT = /(^|\/)(server|platform|node_modules)\/|\.test\.tsx?$|\.suite\.ts$/

function filesOf(path) {
  if (!existsSync(join(root, path))) return []
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name))
}

/** A hash of names and contents, because files of a fresh clone have new times but the same contents. */
function hashSources() {
  const hash = createHash('sha256')
  const paths = SOURCES.flatMap(path => (/\.\w+$/.test(path) ? [join(root, path)] : filesOf(path)))
  const names = paths.map(path => path.slice(root.length + 1).replaceAll('\\', '/'))
  for (const name of names.filter(each => !NOT_BUILT.test(each)).sort())
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * Always builds: into a new folder, because a running server may still read the old build, and then renames it. An
 * interrupted build changes nothing.
 */
export async function build() {
  const sources = hashSources()
  const draft = join(root, '.cache', `build-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  const statuses = await Promise.all(
    [
      ['build', '--outDir', join(draft, 'client')],
      ['build', '--ssr', 'src/app/site/ssr.tsx', '--outDir', join(draft, 'server')],
    ].map(args => run('vite', [...args, '--logLevel', 'warn'])),
  )
  const failed = statuses.find(status => status !== 0)
  if (failed !== undefined) {
    rmSync(draft, { recursive: true, force: true })
    stop('The product could not be built; Vite says why above.', failed > 128 ? failed : 1)
  }
  // Fonts and pictures that only the server-rendered pages use; their names have a hash, so nothing is overwritten.
  cpSync(join(draft, 'server/assets'), join(draft, 'client/assets'), { recursive: true })
  await compressFiles(join(draft, 'client/assets'))
  writeFileSync(join(draft, '.sources'), sources)
  rmSync(BUILD, { recursive: true, force: true })
  renameSync(draft, BUILD)
}

/** Builds when the sources have changed since the last build. */
export async function ensureBuilt() {
  if (isRelease) return
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources()) return
  say('Building the pages …')
  await reporting(build())
}
