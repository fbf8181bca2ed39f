import { z } from 'zod'

const KEY = 'sobremesa.install'
/** It is offered on this day of use, and never again (EVERY-DAY §8.23). */
const OFFERED_ON_DAY = 3

const noted = z.object({ days: z.array(z.string()), isOver: z.boolean() })
type Noted = z.infer<typeof noted>

function read(): Noted {
  try {
    const found = noted.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return found.success ? found.data : { days: [], isOver: false }
  } catch {
    // A browser that keeps nothing is not asked again and again: it is never offered there.
    return { days: [], isOver: true }
  }
}

function write(next: Noted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then the days are not counted here.
  }
}

/** Counts today as a day of use; true: it is the third, and nobody has been asked yet. */
export function noteDayOfUse(now = new Date()): boolean {
  const { days, isOver } = read()
  if (isOver) return false
  const today = now.toDateString()
  const next = days.includes(today) ? days : [...days, today].slice(-OFFERED_ON_DAY)
  if (next !== days) write({ days: next, isOver })
  return next.length >= OFFERED_ON_DAY
}

/** It has been offered. */
export const endOffer = (): void => write({ days: [], isOver: true })
