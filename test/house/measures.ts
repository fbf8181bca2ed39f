import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
/** In a folder with more files it is hard to find anything. */
export const FILES_PER_FOLDER_MAX = 20
/** A longer file has more than one subject (STYLE 7). */
export const FILE_LINES_MAX = 250
/** Few functions are longer (STYLE 7). */
export const FUNCTION_LINES = 60
/** Folders with code. `docs` and `migrations` are left out: they are lists that only grow. */
const CODE_ROOTS = ['src', 'test', 'e2e', 'scripts', 'seeds', 'bench']
const IS_CODE = /\.(ts|tsx|mjs|cjs)$/
const IS_STYLE = /\.css$/
const IS_TEST = /\.(test|spec)\.tsx?$/
const NOT_OURS = /(^|\/)node_modules\//

/** `place` is file:line. */
type MeasuredFunction = { place: string; lines: number }

export type Measures = {
  /** Source files of `src` without tests, styles and pictures. */
  files: number
  medianLines: number
  longest: { file: string; lines: number }
  /** Also of tests, styles and scripts. */
  filesOver: (lines: number) => string[]
  fullestFolder: Folder
  foldersOver: (files: number) => Folder[]
  /** Imports that go up three folders or more, as `file: import`. */
  climbing: string[]
  functionsOver: (lines: number) => MeasuredFunction[]
}
type Folder = { folder: string; files: number }
type Source = { path: string; text: string }

function listFiles(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !NOT_OURS.test(path))
}

const countLines = (text: string): number => text.split('\n').length - 1

/**
 * Folders with their number of files, fullest first. Tests are not counted, because they stand beside what they test.
 */
export function countFolders(paths: readonly string[]): Folder[] {
  const folders = new Map<string, number>()
  for (const path of paths)
    if (!/\.test\.tsx?$/.test(path)) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  return [...folders].map(([folder, files]) => ({ folder, files })).toSorted((a, b) => b.files - a.files)
}

/** Imports that go up three folders or more: `#features/…` and `#platform/…` say what they import. */
export const climbingImports = ({ path, text }: Source): string[] =>
  [...text.matchAll(/(?:from|import\(|import) ?'((?:\.\.\/){3,}[^']*)'/g)].map(([, imported]) => `${path}: ${imported}`)

/** Every function, method and component of a file: its first line and its number of lines. */
export function measureFunctions({ path, text }: Source): MeasuredFunction[] {
  const found: MeasuredFunction[] = []
  const add = ({ start, end }: { start: number; end: number }) => {
    const line = countLines(text.slice(0, start)) + 1
    found.push({ place: `${path}:${line}`, lines: countLines(text.slice(start, end)) + 1 })
  }
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(
    parseSync(path, text).program,
  )
  return found
}

/** The sizes of the code (STYLE 7), read from the files as they are now. */
export function measure(): Measures {
  const paths = CODE_ROOTS.flatMap(listFiles)
  const written = paths
    .filter(path => IS_CODE.test(path) || IS_STYLE.test(path))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  const sources = written.filter(({ path }) => IS_CODE.test(path))
  const product = sources.filter(({ path }) => path.startsWith('src/') && !IS_TEST.test(path))
  const byLines = product
    .map(({ path, text }) => ({ file: path, lines: countLines(text) }))
    .toSorted((a, b) => a.lines - b.lines)
  const folders = countFolders(paths)
  const functions = product.flatMap(measureFunctions).toSorted((a, b) => b.lines - a.lines)
  return {
    files: product.length,
    medianLines: byLines[byLines.length >> 1]?.lines ?? 0,
    longest: byLines.at(-1) ?? { file: '', lines: 0 },
    filesOver: limit => written.filter(({ text }) => countLines(text) > limit).map(({ path }) => path),
    fullestFolder: folders[0] ?? { folder: '', files: 0 },
    foldersOver: limit => folders.filter(({ files }) => files > limit),
    climbing: sources.flatMap(climbingImports),
    functionsOver: limit => functions.filter(({ lines }) => lines > limit),
  }
}
