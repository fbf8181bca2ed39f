import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as typst from '@myriaddreamin/typst-ts-web-compiler'
import * as vector from '@myriaddreamin/typst-ts-renderer'
import { capMemory } from './memory-cap.ts'
import { FALLBACK, type FaceFile, HOUSE_FILES } from './faces.ts'
import { pagePictures } from './page-pictures.ts'
import { sheetData } from './sheet-data.ts'
import { toSfnt } from './sfnt.ts'
import type { Sheet, SheetFiles, SheetItem } from './sheet.ts'

const require = createRequire(import.meta.url)

/** What one thread may use for a sheet (4-beyond §8). */
const MEMORY_MB = 300
const SOURCE = join(import.meta.dirname, 'sheet.typ')
const MAIN = '/sheet.typ'
/** Kinds of results and of diagnostics of the compiler. */
const VECTOR = 0
const PDF = 1
const SHORT_DIAGNOSTICS = 2
/** Parts of a drawing: its body and the shapes that it uses; neither style sheet nor script. */
const BODY_AND_SHAPES = 3

export type TypesetOrder = {
  sheet: Sheet
  files?: SheetFiles
  /** `pdf`: the file; `pages`: an SVG picture of each page; both come out of one typesetting. */
  results: readonly ('pdf' | 'pages')[]
}
export type Typeset = { pdf?: Uint8Array; pages?: string[] }

const program = (name: string): Promise<Uint8Array> => readFile(require.resolve(`${name}/wasm`))
const fontOf = async ({ family, file }: FaceFile): Promise<Uint8Array> => toSfnt(await readFile(file), family)

async function fontResolver(files: readonly FaceFile[]): Promise<typst.TypstFontResolver> {
  const builder = new typst.TypstFontResolverBuilder()
  for (const file of files) builder.add_raw_font(await fontOf(file))
  return builder.build()
}

const drawsFallback = (items: readonly SheetItem[]): boolean =>
  items.some(item =>
    item.kind === 'group'
      ? drawsFallback(item.items)
      : item.kind === 'text' && item.lines.some(line => line.some(run => run.family === FALLBACK.family)),
  )
const usesFallback = ({ pages }: Sheet): boolean => pages.some(({ items }) => drawsFallback(items))

/** The types of a browser are not here. */
type Memory = { buffer: ArrayBuffer }

/** What the compiler answers: bytes, or what it has to say against the sheet. */
type Answer = { result?: Uint8Array; diagnostics?: unknown[]; hasError?: boolean }

function bytesOf({ result, diagnostics }: Answer): Uint8Array {
  if (!result) throw new Error(`the sheet cannot be set: ${(diagnostics ?? []).map(String).join('; ')}`)
  return result
}

/** `usedMb`: what the program has taken since it began; it gives nothing back. */
export type Typesetter = { set(order: TypesetOrder): Promise<Typeset>; usedMb(): number }

/** The program as the processor runs it; threads of one process may share it. The types of a browser are not here. */
export type Program = object
type Wasm = { Module: new (bytes: Uint8Array) => Program }

/** Reads and compiles the program, which takes most of a thread's start. */
export async function compileProgram(): Promise<Program> {
  const { Module } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly
  return new Module(capMemory(await program('@myriaddreamin/typst-ts-web-compiler'), MEMORY_MB))
}

/** The typesetting program in this thread: it knows no clock, no file and no font but those of the product. */
export async function openTypesetter(compiled: Program): Promise<Typesetter> {
  const { memory } = typst.initSync({ module: compiled as never })
  const builder = new typst.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const compiler = await builder.build()
  const source = await readFile(SOURCE, 'utf8')
  compiler.set_fonts(await fontResolver(HOUSE_FILES))
  let hasFallback = false
  let renderer: vector.TypstRenderer | undefined

  async function pagesOf(artifact: Uint8Array): Promise<string[]> {
    if (!renderer) {
      vector.initSync({ module: (await program('@myriaddreamin/typst-ts-renderer')) as Uint8Array<ArrayBuffer> })
      renderer = await new vector.TypstRendererBuilder().build()
    }
    const session = renderer.create_session()
    renderer.manipulate_data(session, 'reset', artifact)
    const drawing = renderer.svg_data(session, BODY_AND_SHAPES)
    session.free()
    return pagePictures(drawing)
  }

  return {
    usedMb: () => (memory as unknown as Memory).buffer.byteLength / 2 ** 20,
    set: async ({ sheet, files = {}, results }) => {
      if (!hasFallback && usesFallback(sheet)) {
        compiler.set_fonts(await fontResolver([...HOUSE_FILES, FALLBACK]))
        hasFallback = true
      }
      compiler.reset_shadow()
      compiler.add_source(MAIN, source)
      for (const [name, bytes] of Object.entries(files)) compiler.map_shadow(`/files/${name}`, bytes)
      const world = compiler.snapshot(undefined, MAIN, [['sheet', JSON.stringify(sheetData(sheet))]])
      const made: Typeset = {}
      if (results.includes('pdf')) made.pdf = bytesOf(world.get_artifact(PDF, SHORT_DIAGNOSTICS) as Answer)
      if (results.includes('pages'))
        made.pages = await pagesOf(bytesOf(world.get_artifact(VECTOR, SHORT_DIAGNOSTICS) as Answer))
      world.free()
      return made
    },
  }
}
