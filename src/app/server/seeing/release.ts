import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const COMMIT = /^[0-9a-f]{7,64}$/

/** What runs. `commit` is null where neither `RELEASE_COMMIT`, a release folder nor a clone tells it. */
export type Release = { readonly version: string; readonly commit: string | null }

const read = (path: string): string | undefined => {
  try {
    return readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
}

/** Of the clone that this program runs from, without `git`. */
function commitOfClone(): string | null {
  const head = read('.git/HEAD')?.trim() ?? ''
  const [, ref] = /^ref: (\S+)$/.exec(head) ?? []
  if (!ref) return COMMIT.test(head) ? head : null
  const packed = read('.git/packed-refs')
    ?.split('\n')
    .find(line => line.endsWith(` ${ref}`))
  const commit = read(`.git/${ref}`)?.trim() ?? packed?.split(' ')[0] ?? ''
  return COMMIT.test(commit) ? commit : null
}

/** Read once, at the start: a folder that is updated under a running process does not change what runs. */
export function readRelease(given: string | undefined): Release {
  const { version, commit } = JSON.parse(read('package.json') ?? '{}') as { version?: string; commit?: string }
  return { version: version ?? '0.0.0', commit: given ?? commit ?? commitOfClone() }
}
