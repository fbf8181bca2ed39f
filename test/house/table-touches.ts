import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const DECLARATIONS = /interface Database \{([^}]*)\}/
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Kysely's calls that name a table: `selectFrom('users as u')`, `.from(['sessions', 'users'])`. */
const CALL = /\b(\w*[fF]rom|insertInto|updateTable|\w+Join|using|table)\(\s*(\[[^\]]*\]|'[^']*')/g
const SQL_TEMPLATE = /\bsql(?:<[^`]*?>)?`([^`]*)`/g
const SQL_WORD = /\b(DELETE\s+FROM|FROM|JOIN|UPDATE|INTO)\s+(\w+)/gi
const WRITES = /^(insertInto|updateTable|deleteFrom|update|into|delete\s+from)$/i

export type Touch = { verb: 'reads' | 'writes'; table: string }

/** The tables that a source reads or writes, by Kysely or by SQL, each once; writing includes reading. */
export function touchesOf(source: string, tables: ReadonlySet<string>): Touch[] {
  const code = source.replace(COMMENTS, '')
  const found = new Map<string, Touch['verb']>()
  const add = (word: string, name: string) => {
    const table = name.split(/\s+as\s+/i)[0] ?? ''
    if (tables.has(table) && found.get(table) !== 'writes') found.set(table, WRITES.test(word) ? 'writes' : 'reads')
  }
  for (const [, word = '', names = ''] of code.matchAll(CALL))
    for (const [, name = ''] of names.matchAll(/'([^']*)'/g)) add(word, name)
  for (const [, text = ''] of code.matchAll(SQL_TEMPLATE))
    for (const [, word = '', name = ''] of text.matchAll(SQL_WORD)) add(word, name)
  return [...found].map(([table, verb]) => ({ table, verb })).sort((a, b) => a.table.localeCompare(b.table))
}

/** The feature of a path; the platform and the app count as one each. */
const roomOf = (path: string): string => /^src\/(?:features\/)?([^/]+)\//.exec(path.replaceAll('\\', '/'))?.[1] ?? ''

async function readSources(pattern: string): Promise<{ path: string; source: string }[]> {
  const sources: { path: string; source: string }[] = []
  for await (const path of glob(pattern, { cwd: ROOT }))
    sources.push({ path, source: await readFile(join(ROOT, path), 'utf8') })
  return sources
}

/** Each table and the room whose `*.tables.ts` declares it. */
export async function readOwners(): Promise<Map<string, string>> {
  const owners = new Map<string, string>()
  for (const { path, source } of await readSources('src/**/*.tables.ts'))
    for (const [, table = ''] of (DECLARATIONS.exec(source)?.[1] ?? '').matchAll(/^\s*(\w+):/gm))
      owners.set(table, roomOf(path))
  return owners
}

const IS_TEST = /\.(test|testing|suite)\.ts$/

/** Uses of another room's table: `qr reads restaurants`, each once, sorted. */
export async function readForeignTouches(
  owners: ReadonlyMap<string, string>,
): Promise<{ foreign: string[]; own: number }> {
  const foreign = new Set<string>()
  let own = 0
  for (const { path, source } of await readSources('src/{platform,app/server,features/*/server}/**/*.ts')) {
    if (IS_TEST.test(path)) continue
    for (const { verb, table } of touchesOf(source, new Set(owners.keys()))) {
      if (owners.get(table) === roomOf(path)) own++
      else foreign.add(`${roomOf(path)} ${verb} ${table}`)
    }
  }
  return { foreign: [...foreign].sort(), own }
}
