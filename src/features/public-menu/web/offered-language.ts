/** Who reads these reads Spanish: English is not offered. */
const READ_SPANISH = ['ca', 'gl', 'eu']

/**
 * The language that a page in the language `shown` offers, of the menu's `others`: the one that the diner chose before,
 * else that of the phone, else English; undefined for none. `phone` as browsers write it: 'pt-BR'.
 */
export function offeredLanguage(
  others: string[],
  shown: string,
  chosen: string | null,
  phone: string,
): string | undefined {
  const own = chosen ?? phone.slice(0, 2)
  const isFar = !chosen && own !== shown && !READ_SPANISH.includes(own)
  return [own, isFar && 'en'].find((one): one is string => Boolean(one && others.includes(one)))
}
