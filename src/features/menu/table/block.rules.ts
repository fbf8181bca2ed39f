/**
 * The rows of a copied block, as spreadsheets put it on the clipboard: cells parted by tabs, rows by line ends; a cell
 * with either stands in quotes, in which a quote is written twice. A last line end makes no row.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [['']]
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  let isQuoted = false
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? ''
    const row = rows.at(-1) as string[]
    const last = row.length - 1
    if (isQuoted) {
      if (letter !== '"') row[last] += letter
      else if (source[at + 1] === '"') {
        row[last] += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && row[last] === '' && closes(source, at)) isQuoted = true
    else if (letter === '\t') row.push('')
    else if (letter === '\n') rows.push([''])
    else row[last] += letter
  }
  return rows
}

/** A quote that nothing closes is a part of the text: 'Vino 3/4"'. */
function closes(source: string, at: number): boolean {
  return /^"(?:[^"]|"")*"(?:[\t\n]|$)/.test(source.slice(at))
}

const quoted = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The same the other way round, for the clipboard. */
export const formatBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(quoted).join('\t')).join('\n')

/** A cell that a spreadsheet would take for a formula begins with an apostrophe (BRINGING §5.16). */
export const guardedCell = (text: string): string => (/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text)
export const unguardedCell = (text: string): string => (/^'[=+\-@\t\r]/u.test(text) ? text.slice(1) : text)
