import type { Locale } from '#shared/locale.ts'
import { nameIn as namesIn } from '#features/prices/names.ts'
import type { PaperContent, PaperZone } from '../../paper.content.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'

export type Zone = PaperZone | undefined

/** What the sheet's prices are of: undefined is the carta's. A zone that is gone leaves the carta's prices. */
export function zonesOf({ zones }: SheetOptions, content: PaperContent): Zone[] {
  const ids = typeof zones === 'string' ? [zones] : zones
  const found = ids.map(id => content.zones.find(zone => zone._id === id))
  return ids.length === 2 && found[1] === undefined ? [undefined] : found
}

/** Of two zones side by side; the carta's own prices are those of bar and table, where no zone is called so. */
export function zoneNamesOf(zones: readonly Zone[], content: PaperContent, locale: Locale): string[] {
  if (zones.length < 2) return []
  const names = zones.map(zone => (zone ? namesIn(zone.names, locale, content.defaultLocale).text : ''))
  const isTaken = names.some(name => /^(barra|mesa)/iu.test(name))
  return names.map(name => name || (isTaken ? PRINT_TEXTS[locale].carta : PRINT_TEXTS[locale].barAndTable))
}
