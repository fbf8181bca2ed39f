import type { Locale } from '#shared/locale.ts'
import { setMenuWords } from './set-menu-words.ts'

/** What a menu of a day says to a chat or on a picture, in words. */
export type SetMenuMessage = {
  name: string
  /** 'martes 24 de noviembre' */
  date: string
  house: string
  courses: readonly { name: string; lines: readonly { name: string; supplement: string }[] }[]
  /** 'Pan, bebida y postre o café incluidos.' */
  included: string
  price: string
  /** 'de 13:00 a 16:00' */
  hours: string
  url: string
}

/** Letters of a message for a chat (TABLE §5 13). */
export const MESSAGE_MAX = 900

const dish = ({ name, supplement }: { name: string; supplement: string }): string =>
  supplement === '' ? `· ${name}` : `· ${name} (${supplement})`

/** The courses with at most so many dishes each; where some are left out it says so. */
function coursesWith({ courses }: SetMenuMessage, most: number, more: string): string[] {
  const isCut = courses.some(({ lines }) => lines.length > most)
  const texts = courses.map(({ name, lines }) => [name, ...lines.slice(0, most).map(dish)].join('\n'))
  return isCut ? [...texts, more] : texts
}

/**
 * The text of a set menu for a chat, with its address: at most 900 letters, with fewer dishes of each course where they
 * are too many.
 */
export function setMenuMessage(said: SetMenuMessage, locale: Locale): string {
  const { name, date, house, included, price, hours, url } = said
  const { allergens, more } = setMenuWords[locale]
  const longest = Math.max(1, ...said.courses.map(({ lines }) => lines.length))
  const textWith = (most: number): string =>
    [
      `${name} · ${date}\n${house}`,
      ...coursesWith(said, most, more),
      [included, `${price} · ${hours}`].filter(line => line !== '').join('\n'),
      allergens.replace('{url}', () => url),
    ].join('\n\n')
  for (let most = longest; most > 1; most--) {
    const text = textWith(most)
    if ([...text].length <= MESSAGE_MAX) return text
  }
  return [...textWith(1)].length <= MESSAGE_MAX ? textWith(1) : textWith(0)
}
