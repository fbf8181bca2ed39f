import { isSame } from '#shared/fields/three-way.ts'
import { centsOf, contentsOf, type DayValues, endedLine, type LineValues } from './day-form.ts'

/** One form for texts that the server stores as the same. */
const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

function saidOf(line: LineValues) {
  const { id, text, supplement, ...ended } = endedLine(line)
  const { allergens, traces, ...said } = contentsOf({ id, text, supplement, ...ended })
  // Of a dish of the carta the dish says them.
  const own = said.dishId === null && ended.known
  const { members = {}, without = {}, diets = [], tracesDeclared = false } = own || {}
  return {
    id,
    text: plain(text),
    supplement: centsOf(supplement) ?? 0,
    allergens: allergens.toSorted(),
    traces: traces.toSorted(),
    members,
    without,
    diets,
    tracesDeclared,
    ...said,
  }
}

const saidIn = ({ price, includes, note, courses }: DayValues) => ({
  price: centsOf(price) ?? null,
  includes,
  note: Object.entries(note).flatMap(([locale, text]) => (text.trim() === '' ? [] : [[locale, plain(text)]])),
  courses: courses
    .map(({ id, name, lines }) => ({
      id,
      name: plain(name),
      lines: lines.filter(({ text }) => text.trim() !== '').map(saidOf),
    }))
    .filter(({ name, lines }) => name !== '' || lines.length > 0),
})

/** Whether two forms of a day say the same. */
export const isSameDay = (one: DayValues, other: DayValues): boolean => isSame(saidIn(one), saidIn(other))
