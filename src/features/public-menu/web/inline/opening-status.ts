import type { minuteOfWeek, openStateAt, WeekRange } from '#features/restaurants/hours/open-now.rules.ts'

/** Texts of `public-menu.texts.ts`; `days` in lower case, Monday first. */
export type StatusTexts = {
  openNow: string
  closesAt: string
  closed: string
  opensAt: string
  opensTomorrow: string
  opensOn: string
  days: string[]
}

/**
 * Runs right after the status line, before the first paint, and every half minute: writes whether the restaurant is
 * open now, so that a cached page never shows an old answer. Without a script the line is a link to the hours. Also
 * marks today in the table of hours. It must not use names from outside: its source is put into the page.
 */
export function showOpeningStatus(
  minuteNow: typeof minuteOfWeek,
  stateAt: typeof openStateAt,
  ranges: WeekRange[],
  timeZone: string,
  texts: StatusTexts,
): void {
  const line = document.querySelector<HTMLElement>('.st')
  const when = (minute: number, changesIn: number, open: boolean): string => {
    const at = (minute + changesIn) % 10_080
    const time = `0${Math.floor((at % 1440) / 60)}`.slice(-2) + `:${`0${at % 60}`.slice(-2)}`
    const ahead = Math.floor((minute + changesIn) / 1440) - Math.floor(minute / 1440)
    const day = texts.days[Math.floor(at / 1440)] ?? ''
    const text = open ? texts.closesAt : ahead === 0 ? texts.opensAt : ahead === 1 ? texts.opensTomorrow : texts.opensOn
    return text.replace('{time}', time).replace('{day}', day)
  }
  const show = (): void => {
    try {
      const minute = minuteNow(Date.now(), timeZone)
      const { open, changesIn } = stateAt(ranges, minute)
      document.documentElement.dataset['day'] = String(Math.floor(minute / 1440))
      if (!line) return
      const dot = document.createElement('i')
      const next = document.createElement('em')
      if (changesIn !== null && (!open || changesIn < 1440)) next.textContent = when(minute, changesIn, open)
      line.dataset['open'] = String(open)
      line.replaceChildren(dot, open ? texts.openNow : texts.closed, next)
    } catch {
      // A browser that does not know the time zone keeps the link to the hours.
    }
  }
  show()
  setInterval(show, 30_000)
}
