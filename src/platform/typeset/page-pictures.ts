/** Where one page begins in a drawing of all of them. */
const PAGE = '<g class="typst-page"'
const SIZE = /data-page-width="([\d.]+)" data-page-height="([\d.]+)"/
/** Notes of the program for its own scripts. */
const NOTES = / (?:data-tid|class|data-hint)="[^"]*"/g
/** Its text for a browser's search, which needs HTML inside of the picture. */
const SEARCH_TEXT = /<foreignObject[\s\S]*?<\/foreignObject>/g
const HINTS = /<g transform="[^"]*"><g><\/g><\/g>/g

const definitionsOf = (head: string): Map<string, string> =>
  new Map(
    [...head.matchAll(/<(path|symbol|clipPath|linearGradient)[^>]*? id="([^"]+)"[\s\S]*?(?:\/>|<\/\1>)/g)].map(
      ([whole, , id]) => [id ?? '', whole],
    ),
  )
const usedIn = (body: string): Set<string> =>
  new Set([...body.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? ''))

/** One SVG picture for each page out of the drawing of all, with the shapes that the page uses. */
export function pagePictures(drawing: string): string[] {
  const [head = '', ...pages] = drawing.split(PAGE)
  const definitions = definitionsOf(head)
  return pages.map((page, index) => {
    const [, width = '0', height = '0'] = SIZE.exec(page) ?? []
    const isLast = index === pages.length - 1
    const body = page.slice(page.indexOf('>') + 1, isLast ? page.lastIndexOf('</svg>') : undefined)
    const shapes = [...usedIn(body)].flatMap(id => definitions.get(id) ?? []).join('')
    const drawn = `<defs>${shapes}</defs><rect width="100%" height="100%" fill="#fff"/><g>${body}`
    const clean = drawn.replace(SEARCH_TEXT, '').replace(NOTES, '').replace(HINTS, '')
    const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return `<svg ${xmlns} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${clean}</svg>`
  })
}
