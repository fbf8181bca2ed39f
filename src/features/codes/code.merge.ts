import { type Body, isSame, type Merged } from '#shared/fields/three-way.ts'
import { codesTexts as texts } from './codes-page.texts.ts'
import { type House, zoneName } from './codes-words.ts'
import type { TableCode } from './codes.contract.ts'

type Versions = { base: TableCode; theirs: TableCode; wish: Body }

/**
 * Joins a change of a code that was seen as `base` with what somebody else has made of it: its name is one thing, its
 * zone is another (3-decisions §1).
 */
export function mergeCode({ base, theirs, wish }: Versions, house: House): Merged {
  const mine = { ...base, ...(wish as Partial<TableCode>) }
  const parts = [
    { key: 'name' as const, label: texts.name, phrase: texts.namePhrase, shown: ({ name }: TableCode) => name },
    {
      key: 'zoneId' as const,
      label: texts.zoneOfOne,
      phrase: texts.zonePhrase,
      shown: ({ zoneId }: TableCode) => zoneName(house, zoneId),
    },
  ]
  const changed = parts.filter(({ key }) => !isSame(mine[key], base[key]) && !isSame(mine[key], theirs[key]))
  const free = changed.filter(({ key }) => isSame(theirs[key], base[key]))
  return {
    free: Object.fromEntries(free.map(({ key }) => [key, mine[key]])) as Body,
    contested: changed
      .filter(part => !free.includes(part))
      .map(({ key, label, phrase, shown }) => ({
        key,
        label,
        phrase,
        body: { [key]: mine[key] },
        theirs: shown(theirs),
        mine: shown(mine),
        preset: 'mine',
      })),
  }
}
