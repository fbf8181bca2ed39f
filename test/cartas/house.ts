import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadPrice } from '#features/bringing/reading/draft.ts'
import { readPriceText } from '#features/prices/price-text.ts'

/** A dish as it is meant; `names` and headings in Spanish, English, Portuguese, as far as the house has them. */
export type TrueDish = { names: string[]; description: string; prices: ReadPrice[]; marks: number[] }
export type TrueCategory = { names: string[]; dishes: TrueDish[] }
export type House = { title: string; notes: string[]; feet: string[]; categories: TrueCategory[] }

/** The lines of price of '3,50 / 6 / 11', 'S/M', '62 €/kg'. */
function pricesOf(text: string): ReadPrice[] {
  const { lines, problem } = readPriceText(text)
  if (problem !== undefined) throw new Error(`${text}: ${problem}`)
  return lines.map(line => ({ ...line, label: line.label ?? null }))
}

function dishOf(line: string): TrueDish {
  const [names = '', description = '', prices = '', marks = ''] = line.split(';').map(part => part.trim())
  return {
    names: names.split('|').map(name => name.trim()),
    description,
    prices: pricesOf(prices),
    marks: marks === '' ? [] : marks.split(',').map(Number),
  }
}

const read = new Map<string, House>()

/** A house of `houses/`: `name | name ; description ; prices ; allergens` in lines, `# ` before headings. */
export function houseOf(name: string): House {
  const known = read.get(name)
  if (known) return known
  const house: House = { title: '', notes: [], feet: [], categories: [] }
  for (const line of readFileSync(join(import.meta.dirname, 'houses', `${name}.txt`), 'utf8').split('\n')) {
    if (line.startsWith('title ')) house.title = line.slice(6)
    else if (line.startsWith('note ')) house.notes.push(line.slice(5))
    else if (line.startsWith('foot ')) house.feet.push(line.slice(5))
    else if (line.startsWith('# '))
      house.categories.push({
        names: line
          .slice(2)
          .split('|')
          .map(each => each.trim()),
        dishes: [],
      })
    else if (line.trim() !== '') house.categories.at(-1)?.dishes.push(dishOf(line))
  }
  read.set(name, house)
  return house
}
