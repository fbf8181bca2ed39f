import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SERVER_CODE = ['src/features/*/server/**/*.ts', 'src/platform/**/*.ts', 'src/app/server/**/*.ts']

/**
 * What may stay at the top level of a module. Everything else that changes belongs to a process: `Feature.start` makes
 * it and `platform.services` has it (decision 0164).
 */
const ALLOWED: Record<string, string> = {
  'src/features/identity/server/passwords/common-passwords.ts list':
    'the lines of a file that never changes, read at first use',
  'src/features/identity/server/passwords/passwords.ts gate':
    'bounds the processor of this machine, which all products share',
  'src/features/identity/server/passwords/network-gate.ts gate': 'shares that gate fairly among networks',
  'src/features/identity/server/passwords/network-gate.ts widerGate': 'the same for the /48 of an IPv6',
  'src/platform/images/draw.ts gate': 'bounds the processor of this machine, which all products share',
  'src/platform/images/process/picture-processes.ts pictureProcesses':
    'processes of this machine, which all products of a program share; each ends by itself',
  'src/platform/images/process/picture-worker.ts running': 'the one task of a process that does nothing else',
  'src/features/bringing/server/process/reading-worker.ts source': 'the one source of a process that does nothing else',
  'src/platform/typeset/measure.ts widths': 'widths of words in font files that never change',
  'src/platform/typeset/typeset-thread.ts opening': 'the one program of a thread that does nothing else',
  'src/platform/text-setting/fonts.ts opened': 'font files that never change',
  'src/platform/http/accept-encoding.ts remembered': 'a header, parsed: the same text always means the same',
  'src/platform/http/answers/answer-log.ts failures':
    'keyed by the answer, which belongs to one process and is gone with it',
  'src/platform/http/multipart.ts temporaryFiles':
    'keyed by the request, which belongs to one process and is gone with it',
}

/** Names of the module's own variables that can change: reassigned, keyed by objects, empty at first, or added to. */
function changingNames(source: string): string[] {
  const names = [...source.matchAll(/^(?:export )?let (\w+)/gm)].map(([, name = '']) => name)
  const constants = /^(?:export )?const (\w+)(?:: [^=]+)? = (.*)$/gm
  for (const [, name = '', value = ''] of source.matchAll(constants)) {
    const isEmpty = /^(new (Map|Set)(<.*>)?\(\)|\[\]|\{\})$/.test(value)
    const isKeyedByObjects = /^new Weak(Map|Set|Ref)\b/.test(value)
    const isService = /^(await )?create(?!Require)[A-Z]\w*(<.*>)?\(/.test(value)
    const isAddedTo = new RegExp(
      `\\b${name}(\\.(set|add|delete|clear|push|unshift|splice)\\(|\\[[^\\]]+\\] (\\?\\?)?=(?!=))`,
    )
    if (isEmpty || isKeyedByObjects || isService || isAddedTo.test(source)) names.push(name)
  }
  return names
}

test.each([
  ['let open: number | undefined', ['open']],
  ['const watchers = new Set<(change: Change) => void>()', ['watchers']],
  ['const publishers = new WeakMap<Platform, Publisher>()', ['publishers']],
  ['const gate = createGate({ atOnce: 1, queue: 30 })', ['gate']],
  ['const words = new Set(LIST)\nexport const add = (word: string) => words.add(word)', ['words']],
  ['export const cache: Record<string, Menu> = {}', ['cache']],
  ["const SAFE = new Set(['GET', 'HEAD'])\nexport const isSafe = (method: string) => SAFE.has(method)", []],
  ['export function createCache() {\n  const menus = new Map<string, Menu>()\n}', []],
])('in %j these change: %j', (source, names) => {
  expect(changingNames(source)).toEqual(names)
})

test('no module of the server holds what belongs to a process', async () => {
  const found: string[] = []
  let read = 0
  for await (const path of glob(SERVER_CODE, { cwd: ROOT, exclude: name => /\.(test|suite)\.ts$/.test(name) })) {
    read++
    for (const name of changingNames(await readFile(join(ROOT, path), 'utf8'))) found.push(`${path} ${name}`)
  }
  expect(read).toBeGreaterThan(300)
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})
