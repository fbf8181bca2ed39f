import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNUSED_WEIGHTS, withoutUnusedWeights } from './icon-weights.ts'

const DEFS = 'node_modules/@phosphor-icons/react/dist/defs'
const icon = (name: string) => readFileSync(`${DEFS}/${name}.es.js`, 'utf8')
type Weights = Map<string, object>
/** The weights that such a module holds. */
const weightsOf = async (code: string): Promise<Weights> => {
  const alone = code.replace(/^import \* as (\w+) .*$/m, 'const $1 = { createElement: (...all) => all, Fragment: 0 }')
  const module = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as { default: Weights }
  return module.default
}

test.each(['X', 'Trash', 'FingerprintSimple'])('of %s the weights that are used stay as they are', async name => {
  const [before, after] = [await weightsOf(icon(name)), await weightsOf(withoutUnusedWeights(icon(name)))]
  expect([...after.keys()].toSorted()).toEqual(['bold', 'duotone', 'fill', 'regular'])
  for (const [weight, drawn] of after) expect(drawn).toEqual(before.get(weight))
})

test('every icon of the package is written in that way; another one stops the build', () => {
  for (const file of globSync(`${DEFS}/*.es.js`)) withoutUnusedWeights(readFileSync(file, 'utf8'))
  expect(() => withoutUnusedWeights('export default new Map()')).toThrow(/weights/)
})

test('no page draws a weight that is left out', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(500)
  const drawn = new RegExp(`(?<!font-)weight\\W{1,4}['"](${UNUSED_WEIGHTS.join('|')})['"]`)
  expect(files.filter(file => drawn.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(drawn.test(`<X weight="thin" />`) && drawn.test(`{ weight: 'light' }`)).toBe(true)
})
