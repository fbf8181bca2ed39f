import { CODE_PARAMETER, ZONE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'

/** What an address says of prices: a zone, or the code of a table. */
export type AskedPlace = { [ZONE_PARAMETER]?: unknown; [CODE_PARAMETER]?: unknown }

/**
 * The zone whose prices a page shows: the one that its address names, where the menu has it, else the one of its code;
 * undefined: those of the carta. What a code opens decides the page, and nothing else of it does (4-beyond §8, §9).
 */
export function askedZone({ zones, snapshot }: CachedMenu, asked: AskedPlace): string | undefined {
  const named = zones.find(zone => zone === asked[ZONE_PARAMETER])
  const code = asked[CODE_PARAMETER]
  if (named !== undefined || typeof code !== 'string' || !Object.hasOwn(snapshot.codeZones, code)) return named
  return zones.find(zone => zone === snapshot.codeZones[code])
}
