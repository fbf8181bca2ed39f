import { type Body, type Contested, isSame, type Merged } from '#shared/fields/three-way.ts'
import type { HoursSlot } from '../hours/hours.rules.ts'
import { slotsInWords, untilText } from './day-words.ts'
import { timeOfMinute } from './days.ts'
import { houseMinute } from './house-clock.ts'
import type { Today, TodayBody } from './opening.contract.ts'
import { collisionTexts as texts, todayTexts } from './opening-screen.texts.ts'
import { otherClose } from './today-choices.rules.ts'
import { TODAY_PARTS } from './today-wish.rules.ts'

type Part = (typeof TODAY_PARTS)[number]
type Value = TodayBody[Part] | Today[Part]
/** `planned`: the hours of that day without a change. */
type Seen = { timezone: string; locale: keyof NonNullable<Today['note']>; planned: readonly HoursSlot[] }
type Versions = { base: Today; theirs: Today; wish: TodayBody; sent: Body | null }

/** What becomes of a change of today when somebody else was faster: the same part is asked about (EVERY-DAY §4.8). */
export function mergeToday({ base, theirs, wish, sent }: Versions, seen: Seen): Merged {
  const free: Body = {}
  const contested: Contested[] = []
  const day = wish.day === undefined ? {} : { day: wish.day }
  for (const part of TODAY_PARTS) {
    const wanted = wish[part]
    if (wanted === undefined || isThere(wanted, theirs[part])) continue
    if (isSame(theirs[part], base[part]) || sent?.[part] !== undefined) Object.assign(free, day, { [part]: wanted })
    else
      contested.push({
        ...askedOf(part, { theirs: theirs[part], mine: wanted }, seen),
        body: { ...day, [part]: wanted },
      })
  }
  return { free, contested }
}

/** A notice without a chosen end is there where it is set. */
const isThere = (wanted: unknown, is: unknown): boolean => isSame(wanted, is) || (isSame(wanted, {}) && is !== null)

/** On buttons; longer ones say whose it is. */
const ON_BUTTON_MAX = 32

/** Both values of a part, in the sentences of its own question. */
function askedOf(part: Part, { theirs, mine }: { theirs: Value; mine: Value }, seen: Seen): Omit<Contested, 'body'> {
  const [theirValue, myValue] = [said(part, theirs, seen), said(part, mine, seen)]
  const isTaken = (value: Value): boolean => value === null && part !== 'hours'
  const { label, phrase, gone } = texts.parts[part]
  const fits = (value: string): boolean => value.length <= ON_BUTTON_MAX
  return {
    key: part,
    label,
    phrase,
    theirs: theirValue,
    mine: myValue,
    preset: 'mine',
    ownWords: (by, ago) => ({
      title: texts.title(by),
      theirs: [texts.theirs(by, ago, isTaken(theirs)), theirValue],
      mine: [texts.mine(by, isTaken(mine)), myValue],
      keepTheirs: isTaken(theirs) ? gone : fits(theirValue) ? texts.keep(theirValue) : texts.keepTheirs(by),
      putMine: isTaken(mine) ? texts.take(myValue) : fits(myValue) ? texts.put(myValue) : texts.putMine(by),
    }),
  }
}

/** A value as people say it; of a notice that was taken away, its name. */
function said(part: Part, value: Value, { timezone, locale, planned }: Seen): string {
  if (part === 'note')
    return value ? todayTexts.noteSaid((value as NonNullable<Today['note']>)[locale] ?? '') : texts.note
  if (part === 'hours') {
    if (value === null) return texts.usual
    const { slots = [] } = value as { slots?: HoursSlot[] }
    const close = otherClose(slots, planned)
    return close ? untilText(close) : slots.length > 0 ? slotsInWords(slots) : texts.closed
  }
  const { until } = (value ?? {}) as { until?: string }
  const name = texts.notices[part]
  return until === undefined ? name : `${name} ${untilText(timeOfMinute(houseMinute(Date.parse(until), timezone)))}`
}
