import { comparable } from '#features/prices/names.ts'

/** Whether a text has what is searched, without accents and capitals. */
export const isIn = (text: string, typed: string): boolean => comparable(text).includes(comparable(typed))

/** A text with what was found in it marked. */
export function FoundText({ text, typed }: { text: string; typed: string }) {
  const key = comparable(typed)
  const at = comparable(text).indexOf(key)
  // Where letters and their form without accents are not one to one, nothing is marked.
  if (key === '' || at < 0 || comparable(text).length !== text.length) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + key.length)}</mark>
      {text.slice(at + key.length)}
    </>
  )
}
