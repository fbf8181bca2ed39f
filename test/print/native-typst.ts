import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { FALLBACK, HOUSE_FILES } from '#platform/typeset/faces.ts'
import { toSfnt } from '#platform/typeset/sfnt.ts'
import { sheetData } from '#platform/typeset/sheet-data.ts'
import type { Sheet, SheetFiles } from '#platform/typeset/sheet.ts'

type Compiler = {
  mapShadow(path: string, bytes: Buffer): void
  pdf(order: object, options: { pdfStandard: 'ua-1' }): Buffer
}
type Native = { NodeCompiler: { create(options: object): Compiler } }

const TYPESET = join(import.meta.dirname, '../../src/platform/typeset')

const require = createRequire(import.meta.url)
let opened: Compiler | undefined

/** The native compiler with the fonts of the product: the one that we ship cannot look. */
export function nativeCompiler(): Compiler {
  if (opened) return opened
  const { NodeCompiler } = require('native-typst') as Native
  const fontBlobs = [...HOUSE_FILES, FALLBACK].map(({ family, file }) => toSfnt(readFileSync(file), family))
  opened = NodeCompiler.create({ workspace: TYPESET, fontArgs: [{ fontBlobs }] })
  return opened
}

/** A sheet as PDF/UA-1. Throws what the native compiler has against it. */
export function pdfUa(sheet: Sheet, files: SheetFiles): Buffer {
  const compiler = nativeCompiler()
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(join(TYPESET, 'files', name), Buffer.from(bytes))
  const inputs = { sheet: JSON.stringify(sheetData(sheet)) }
  return compiler.pdf({ mainFilePath: join(TYPESET, 'sheet.typ'), inputs }, { pdfStandard: 'ua-1' })
}
