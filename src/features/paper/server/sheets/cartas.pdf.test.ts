import { expect, test } from 'vitest'
import { ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX } from '#features/menu/menu.limits.ts'
import { openTypesetting } from '#test/print/kit.ts'
import { dishMark, type RandomCarta, randomCarta } from '#test/print/paper-cartas.ts'
import { problemsOf } from '#test/print/paper-check.ts'

const CARTAS = 30
/** Dishes: those of four hundred are in `test:long`. */
const MOST = 60

const typesetting = openTypesetting()

test.each(Array.from({ length: CARTAS }, (_, seed) => seed))(
  'random carta %i is printed whole: nothing outside, nothing over anything, everything once',
  async seed => {
    const carta = randomCarta(seed, MOST)
    const problems = await problemsOf(carta, typesetting)
    // Only a folded sheet may be too small.
    if (problems === null) expect(carta.options.format).toBe('trifold')
    else expect(problems).toEqual([])
  },
)

const HOSTILE = '#panic("x") #read("/etc/passwd") $x^2$ *b* _i_ `c` @r <l> \\ [ ] { } // nota = Título '
/** A small carta whose first dish has texts of so many letters. */
function hostileCarta(seed: number, letters: { name: number; description: number }): RandomCarta {
  const carta = randomCarta(seed, 6)
  const { content } = carta
  const [first, ...others] = content.dishes
  const locale = content.defaultLocale
  const fill = (length: number): string => HOSTILE.repeat(length / HOSTILE.length + 1).slice(0, length)
  const name = `${dishMark(0, locale)} ${fill(letters.name)}`.slice(0, letters.name).trim()
  const translations = { [locale]: { name, description: fill(letters.description).trim() } }
  const options = { ...carta.options, descriptions: true, locales: [locale] }
  return { ...carta, content: { ...content, dishes: [{ ...first!, translations }, ...others] }, options }
}

// Each format, in a look of its own.
test.each([0, 6, 2, 13, 4])('hostile texts as long as they may be are printed as they are (%i)', async seed => {
  const carta = hostileCarta(seed, { name: ITEM_NAME_MAX, description: ITEM_DESCRIPTION_MAX })
  expect(await problemsOf(carta, typesetting)).toEqual([])
})

test('a text of 20 000 letters, which no call takes, is printed whole or not at all', async () => {
  const problems = await problemsOf(hostileCarta(0, { name: ITEM_NAME_MAX, description: 20_000 }), typesetting)
  expect(problems ?? []).toEqual([])
})
