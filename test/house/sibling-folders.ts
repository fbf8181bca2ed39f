import { dirname } from 'node:path'
import type { Import } from './cruise.ts'

const IS_TEST = /\.(test|testing|suite)\.tsx?$/
/** Folders whose children are rooms: their order has rules of its own in `.dependency-cruiser.cjs`. */
const ABOVE_ROOMS = new Set(['.', 'src', 'src/app', 'src/features'])

/** Folders beside each other that import each other in a circle: `menu/server: bulk, dishes`. */
export type Knot = string

/** The two folders beside each other that an import connects, and the folder that holds both. */
function siblingsOf({ from, to }: Import): { parent: string; one: string; other: string } | undefined {
  const one = dirname(from).split('/')
  const other = dirname(to).split('/')
  const depth = one.findIndex((name, index) => name !== other[index])
  const [oneName, otherName] = [one[depth], other[depth]]
  if (!oneName || !otherName) return undefined
  return { parent: one.slice(0, depth).join('/') || '.', one: oneName, other: otherName }
}

/** Each folder with what its folders import of each other, subfolders included. */
function graphsOf(imports: readonly Import[]): Map<string, Map<string, Set<string>>> {
  const graphs = new Map<string, Map<string, Set<string>>>()
  for (const each of imports) {
    const siblings = IS_TEST.test(each.from) || IS_TEST.test(each.to) ? undefined : siblingsOf(each)
    if (!siblings || ABOVE_ROOMS.has(siblings.parent)) continue
    const graph = graphs.get(siblings.parent) ?? new Map<string, Set<string>>()
    graphs.set(siblings.parent, graph)
    graph.set(siblings.one, (graph.get(siblings.one) ?? new Set()).add(siblings.other))
  }
  return graphs
}

function reachableFrom(start: string, graph: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const folder of graph.get(next) ?? [])
      if (!reached.has(folder)) {
        reached.add(folder)
        open.push(folder)
      }
  return reached
}

/** All knots, each once, sorted. Tests do not count. */
export function findKnots(imports: readonly Import[]): Knot[] {
  const knots = new Set<Knot>()
  for (const [parent, graph] of graphsOf(imports)) {
    const reach = new Map([...graph.keys()].map(folder => [folder, reachableFrom(folder, graph)]))
    for (const [folder, reached] of reach) {
      const circle = [...reached].filter(other => reach.get(other)?.has(folder))
      if (circle.length > 0) knots.add(`${parent.replace(/^src\/(features\/)?/, '')}: ${circle.sort().join(', ')}`)
    }
  }
  return [...knots].sort()
}
