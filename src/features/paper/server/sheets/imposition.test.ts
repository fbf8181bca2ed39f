import { expect, test } from 'vitest'
import { imposed, spreadsOf, withMarks } from './imposition.ts'

/** Reading order of sheets that are printed on both sides, laid on each other and folded in the middle. */
function folded(spreads: readonly (readonly [number, number])[]): number[] {
  const sheets = Array.from(
    { length: spreads.length / 2 },
    (_, at) => [spreads[2 * at]!, spreads[2 * at + 1]!] as const,
  )
  const firstHalf = sheets.flatMap(([front, back]) => [front[1], back[0]])
  const secondHalf = sheets.toReversed().flatMap(([front, back]) => [back[1], front[0]])
  return [...firstHalf, ...secondHalf]
}

test.each([4, 8, 12, 40])('a booklet of %i pages is in order when it is folded', pages => {
  expect(folded(spreadsOf(pages))).toEqual(Array.from({ length: pages }, (_, at) => at + 1))
})

test('two pages stand side by side on one sheet', () => {
  const page = (text: string) => ({
    width: 100,
    height: 50,
    items: [{ kind: 'rect', x: 1, y: 2, width: 3, height: 4, fill: text } as const],
  })
  const [front, back] = imposed(['#000001', '#000002', '#000003', '#000004'].map(page))
  expect([front?.width, back?.width]).toEqual([200, 200])
  expect(front?.items).toMatchObject([
    { x: 1, fill: '#000004' },
    { x: 101, fill: '#000001' },
  ])
  expect(back?.items).toMatchObject([
    { x: 1, fill: '#000002' },
    { x: 101, fill: '#000003' },
  ])
})

test('what is not a multiple of four is no booklet', () => {
  expect(() => spreadsOf(6)).toThrow('multiple of 4')
})

test('marks stand outside of the bleed, eight of them', () => {
  const { width, items } = withMarks({ width: 210, height: 297, items: [] }, '#ffffff')
  expect(width).toBe(230)
  const marks = items.flatMap(item => (item.kind === 'line' ? [item] : []))
  expect(marks).toHaveLength(8)
  for (const { x1, y1, x2, y2 } of marks) {
    const isOutside = Math.min(x1, x2) < 7 || Math.max(x1, x2) > 223 || Math.min(y1, y2) < 7 || Math.max(y1, y2) > 310
    expect(isOutside).toBe(true)
  }
})
