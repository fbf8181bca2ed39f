import { isSameLine, type PriceLine } from '#features/prices/price-line.ts'

type Lines = readonly PriceLine[]
/** As they were seen, as one wants them, as they are now; `sent`: an earlier wish whose answer was lost. */
export type PriceVersions = { base: Lines; mine: Lines; theirs: Lines; sent: Lines | null }

/** A line that both have changed; `at`: its place among the joined ones. */
export type ContestedLine = { at: number; mine: PriceLine; theirs: PriceLine }
export type JoinedPrices = { lines: PriceLine[]; contested: ContestedLine[] }

/** Lines by what makes them the same one: label and unit; those without a label by their place among these. */
function byName(lines: Lines): Map<string, PriceLine> {
  let plain = 0
  return new Map(lines.map(line => [line.label === null ? `${(plain += 1)}` : `${line.label} ${line.unit}`, line]))
}

const isSameList = (one: Iterable<string>, other: Iterable<string>): boolean =>
  [...one].join('|') === [...other].join('|')
const isEqual = (one: PriceLine | undefined, other: PriceLine | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameLine(one, other))

/**
 * The prices of a dish that two people have changed, line by line: what one alone has changed holds, and a contested
 * line is theirs until somebody is asked. Undefined where the lists cannot be joined: both have added, taken away or
 * renamed lines, or one has changed a line that the other took away.
 */
export function joinPrices(versions: PriceVersions): JoinedPrices | undefined {
  const [was, wanted, is] = [byName(versions.base), byName(versions.mine), byName(versions.theirs)]
  const sent = versions.sent && byName(versions.sent)
  const isNamed = (one: Map<string, PriceLine>, other: Map<string, PriceLine>) => isSameList(one.keys(), other.keys())
  const kept = isNamed(wanted, was) ? is : isNamed(is, was) || isNamed(is, wanted) ? wanted : undefined
  if (!kept) return undefined
  const isLost = (side: Map<string, PriceLine>) =>
    Array.from(side).some(([name, line]) => !kept.has(name) && !isEqual(line, was.get(name)))
  if (isLost(wanted) || isLost(is)) return undefined
  const contested: ContestedLine[] = []
  const lines = Array.from(kept, ([name, line], at) => {
    const [before, mine, theirs] = [was.get(name), wanted.get(name), is.get(name)]
    if (!mine || !theirs || isEqual(mine, theirs)) return line
    const isOwn = sent !== null && isEqual(sent.get(name), theirs)
    if (isEqual(mine, before) && !isOwn) return theirs
    if (isEqual(theirs, before) || isOwn) return mine
    contested.push({ at, mine, theirs })
    return theirs
  })
  return { lines, contested }
}
