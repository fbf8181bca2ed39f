import { linesOfText } from '../../reading/page/lines-of-text.ts'
import { readCarta } from '../../reading/read-carta.ts'

/** How much a pasted text holds. */
export function readText(text: string): { dishes: number; categories: number } {
  const { dishes } = readCarta(linesOfText(text), 'text')
  return { dishes: dishes.length, categories: new Set(dishes.map(({ category }) => category)).size }
}
