// It imports nothing, because the menu page runs it on the phone (`public-menu/web/inline/special-status.ts`).

/** Start and end in minutes from the midnight of the day on which a slot begins; the end may be on the next day. */
export type DayRange = readonly [start: number, end: number]
/** The slots that begin on a day; days are counted from 1970. */
export type RangesOn = (day: number) => readonly DayRange[]
/** `until`: the minute of the house's clock at which that changes; null: it never does. */
export type OpenAt = { open: boolean; until: number | null }

/**
 * Whether a house is open when its clock shows `minute`, counted from 1970 on that clock, and until when. Slots that
 * touch count as one, yesterday's slot past midnight counts. Looks 500 days ahead: further than any special day.
 */
export function openAt(rangesOn: RangesOn, minute: number): OpenAt {
  const day = 1440
  const horizon = minute + 500 * day
  let end = minute
  for (let grew = true; grew && end < horizon; ) {
    grew = false
    const present = Math.floor(end / day)
    for (const base of [present - 1, present])
      for (const [from, to] of rangesOn(base))
        if (base * day + from <= end && base * day + to > end) {
          end = base * day + to
          grew = true
        }
  }
  if (end > minute) return { open: true, until: end < horizon ? end : null }
  for (let base = Math.floor(minute / day); base * day < horizon; base++) {
    const later = rangesOn(base)
      .map(([from]) => base * day + from)
      .filter(start => start > minute)
    if (later.length) return { open: false, until: Math.min(...later) }
  }
  return { open: false, until: null }
}
