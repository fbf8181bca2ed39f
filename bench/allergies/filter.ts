/**
 * What the filter of allergies takes on a phone slowed six times: the answers of 2 000 dishes of which no two say the
 * same, for five allergens, severe, and a diet; best and median of five series. `npm run bench:filter`
 * (`CHROMIUM_PATH`, `SLOWER`, `ROUNDS` where they differ).
 */
import { chromium } from '@playwright/test'
import { build } from 'vite'

const SLOWER = Number(process.env.SLOWER ?? 6)
const ROUNDS = Number(process.env.ROUNDS ?? 30)
const DISHES = 2000
const LIMIT_MS = 16

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    lib: { entry: 'src/features/public-menu/web/actions/allergies/dish-facts.ts', formats: ['iife'], name: 'filter' },
  },
})
const [bundle] = [built].flat()
if (!bundle || !('output' in bundle)) throw new Error('The filter was not built')

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const page = await browser.newPage()
await page.addScriptTag({ content: bundle.output[0].code })
const phone = await page.context().newCDPSession(page)
await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
const times = await page.evaluate(
  ([count, rounds]) => {
    const IDS = 'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs'
    const ids = IDS.split(' ')
    const some = (bits: number): string[] => ids.filter((_, index) => (bits >> index) & 1)
    const alike = Array.from({ length: count }, (_, index) => ({
      facts: {
        allergens: some(index * 7),
        traces: some(index * 13),
        allergensDeclared: index % 9 > 0,
        tracesDeclared: index % 3 > 0,
        without: index % 5 ? {} : { gluten: 1 },
        diets: index % 2 ? ['vegan'] : [],
        createdAt: '2026-01-01',
      },
      dishes: [document.createElement('li')],
      counted: 1,
    }))
    const profile = { allergens: ['gluten', 'eggs', 'milk', 'nuts', 'sesame'], severe: true, diets: ['vegan'] }
    const { answersOf } = (window as unknown as { filter: { answersOf: (...given: unknown[]) => unknown } }).filter
    // One alone may fall between two pauses of a slowed processor.
    return Array.from({ length: 5 }, () => {
      const began = performance.now()
      for (let round = 0; round < rounds; round++) answersOf(alike, profile, { dietsComplete: { vegan: '2026-02-01' } })
      return (performance.now() - began) / rounds
    })
  },
  [DISHES, ROUNDS] as const,
)
await browser.close()
times.sort((one, other) => one - other)
const [best = 0] = times
const median = times[Math.floor(times.length / 2)] ?? 0
console.log(
  `${DISHES} dishes, ${SLOWER} times slower: ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms (limit ${LIMIT_MS})`,
)
if (best > LIMIT_MS) process.exitCode = 1
