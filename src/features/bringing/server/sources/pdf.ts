import { getDocumentProxy } from 'unpdf'
import type { Word } from '../../reading/source-line.ts'
import { SOURCE_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from './refusal.ts'

export type PdfPages = { count: number; words(page: number): Promise<Word[]>; close(): Promise<void> }
type Item = { str: string; transform: number[]; width: number; height: number }
/** Pieces of a page that are read: more is no carta. */
const ITEMS_MAX = 20_000
const LETTERS_MAX = 2000
/** Text that stands upright or on its head is no line. */
const SLANT_MAX = 0.1

const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  maxImageSize: 1,
  stopAtErrors: false,
  verbosity: 0,
}

const product = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
) => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f] as const

/** A piece of text with its place, from the top left. */
function wordsOf({ str, transform, width }: Item, viewport: number[], page: number): Word[] {
  const [x, slant, lean, height, left, bottom] = product(viewport, transform)
  const size = Math.hypot(lean, height)
  if (str.trim() === '' || size === 0 || Math.abs(slant) > Math.abs(x) * SLANT_MAX + SLANT_MAX) return []
  const letter = width / Math.max(str.length, 1)
  // 'Croquetas          9,50' in one piece.
  return [...str.slice(0, LETTERS_MAX).matchAll(/\S+(?:\s{1,2}\S+)*/gu)].map(({ 0: text, index }) => ({
    text,
    x: left + index * letter,
    y: bottom - size,
    width: text.length * letter,
    height: size,
    page,
  }))
}

/** Opens a PDF; its pages are read one by one; `firstPages`: of too many, the first. Throws `Refusal`. */
export async function openPdf(bytes: Uint8Array, firstPages = false): Promise<PdfPages> {
  const document = await getDocumentProxy(new Uint8Array(bytes), OPTIONS).catch((error: unknown) => {
    throw new Refusal((error as Error).name === 'PasswordException' ? 'fileProtected' : 'unreadable', 0, error)
  })
  const count = firstPages ? Math.min(document.numPages, SOURCE_LIMITS.pages) : document.numPages
  if (count > SOURCE_LIMITS.pages) throw new Refusal('tooManyPages', count)
  return { count, words: number => wordsOfPage(document, number), close: () => document.loadingTask.destroy() }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

async function wordsOfPage(document: Document, number: number): Promise<Word[]> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const { transform } = page.getViewport({ scale: 1 })
    const pieces = items.filter((item): item is typeof item & Item => 'str' in item).slice(0, ITEMS_MAX)
    page.cleanup()
    return pieces.flatMap(item => wordsOf(item, transform, number))
  } catch (error) {
    throw new Refusal('unreadable', 0, error)
  }
}
