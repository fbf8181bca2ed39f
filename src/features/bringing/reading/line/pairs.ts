import type { Locale } from '#shared/locale.ts'
import type { Texts } from '../draft.ts'
import { canBe, languageOf } from './language.ts'

const JOINTS = [/\s+\/\s+/u, /\s+\|\s+/u, /\s+[–—-]\s+/u, /\s*\/\s*/u, /\t+/u]
/** In which order papers write their languages. */
const ORDERS: readonly (readonly Locale[])[] = [
  ['es', 'en'],
  ['es', 'pt'],
  ['es', 'en', 'pt'],
  ['es', 'pt', 'en'],
  ['en', 'es'],
]

/** How the names of a carta in several languages are joined. */
export type PairStyle = { joint: number; order: readonly Locale[] }

const split = (text: string, joint: number): string[] => text.split(JOINTS[joint] ?? /$^/u).map(part => part.trim())

function fits(parts: readonly string[], order: readonly Locale[]): number {
  if (parts.length !== order.length || parts.some(part => part === '')) return 0
  if (!parts.every((part, at) => canBe(part, order[at] ?? 'es'))) return 0
  return parts.filter((part, at) => languageOf(part) === order[at]).length / parts.length
}

/** A carta writes pairs where a third of its names show them in one way ('Croquetas / Croquettes'). */
export function findPairStyle(names: readonly string[]): PairStyle | undefined {
  let best: (PairStyle & { score: number }) | undefined
  for (let joint = 0; joint < JOINTS.length; joint++) {
    for (const order of ORDERS) {
      const cut = names.map(name => split(name, joint)).filter(parts => parts.length === order.length)
      if (cut.length < Math.max(3, names.length / 3)) continue
      const score = cut.reduce((sum, parts) => sum + fits(parts, order), 0) / cut.length
      if (score > 0.5 && score > (best?.score ?? 0)) best = { joint, order, score }
    }
  }
  return best
}

/** A text in its languages; Spanish alone where it is no pair. */
export function pairTexts(text: string, style: PairStyle | undefined): Texts {
  const parts = style ? split(text, style.joint) : []
  if (!style || parts.length !== style.order.length || parts.some(part => part === '')) return { es: text }
  return Object.fromEntries(parts.map((part, at) => [style.order[at], part]))
}
