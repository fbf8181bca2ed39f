import type { CodeModules, Sheet, SheetItem } from './sheet.ts'

type CodeItem = SheetItem & { kind: 'code' }
type Data = Omit<Sheet, 'pages'> & { pages: object[]; codes: CodeModules[] }

/**
 * The sheet as `sheet.typ` takes it: modules of codes stand apart, each once. The typesetter looks at the whole of what
 * it is given at each call, so that hundreds of codes would take it three times as long.
 */
export function sheetData({ pages, ...sheet }: Sheet): Data {
  const codes = new Map<CodeItem['runs'], number>()
  const drawn: CodeModules[] = []
  const placeOf = ({ modules, runs }: CodeItem): number => {
    const known = codes.get(runs)
    if (known !== undefined) return known
    codes.set(runs, drawn.length)
    return drawn.push({ modules, runs }) - 1
  }
  const dataOf = (item: SheetItem): object => {
    if (item.kind === 'group') return { ...item, items: item.items.map(dataOf) }
    if (item.kind !== 'code') return item
    const { modules: _modules, runs: _runs, ...place } = item
    return { ...place, code: placeOf(item) }
  }
  const data = pages.map(({ items, ...size }) => ({ ...size, items: items.map(dataOf) }))
  return { ...sheet, pages: data, codes: drawn }
}
