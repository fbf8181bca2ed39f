/**
 * The check of a menu of 2 000 dishes in three languages, every text with words that name an allergen: all rules, under
 * 50 ms. `npm run bench:check`.
 */
import { checkMenu } from '#features/safety/check/check-menu.ts'
import { sampleMenu } from '#features/safety/safety.testing.ts'
import { median, say } from '../tools/table.ts'

const DISHES = 2000
const ROUNDS = 30
const ASKED_MS = 50

const TEXTS = {
  es: {
    name: 'Croquetas de jamón con bechamel',
    description: 'Seis, rebozadas en panko, con alioli y ensalada de nueces',
  },
  en: { name: 'Ham croquettes', description: 'Six, coated in panko, with aioli and a walnut salad' },
  pt: { name: 'Croquetes de presunto', description: 'Seis, panados em panko, com aioli e salada de nozes' },
}
const dishes = Object.fromEntries(
  Array.from({ length: DISHES }, (_, at) => [
    `dish ${at}`,
    { translations: TEXTS, categoryId: `category ${at % 20}`, price: 3 + (at % 17), allergensDeclared: at % 10 > 0 },
  ]),
)
const menu = sampleMenu(dishes, { supportedLocales: ['es', 'en', 'pt'] })
const times = Array.from({ length: ROUNDS }, () => {
  const start = performance.now()
  checkMenu(menu)
  return performance.now() - start
})
const [first = 0] = times
say(
  `check of ${DISHES} dishes: median ${median(times).toFixed(1)} ms, first ${first.toFixed(1)} ms, asked under ${ASKED_MS} ms`,
)
if (median(times) > ASKED_MS) process.exitCode = 1
