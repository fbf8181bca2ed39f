import type { PaperCounts } from './paper.contract.ts'

const counted = (count: number, one: string, more: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]

/** '3 precios, 1 plato nuevo': what differs from the paper, in dishes, allergens first (PAPER-AND-NUMBERS §5 8). */
export const paperChangesText = ({ allergens, prices, added, gone, texts }: PaperCounts): string =>
  [
    ...counted(allergens, 'plato con otros alérgenos', 'platos con otros alérgenos'),
    ...counted(prices, 'precio', 'precios'),
    ...counted(added, 'plato nuevo', 'platos nuevos'),
    ...counted(gone, 'plato menos', 'platos menos'),
    ...counted(texts, 'texto', 'textos'),
  ].join(', ')
