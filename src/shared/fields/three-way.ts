// What becomes of a change when somebody else has changed the same thing since it was seen (3-decisions §1): three
// versions of it, as it was seen (`base`), as one wants it (`mine`) and as it is now (`theirs`), field by field.

export type Body = Record<string, unknown>

/** A field that both have changed: both values as people read them. */
export type Contested = {
  /** 'translations.en.name'. */
  key: string
  /** Of its input: 'Precio'. */
  label: string
  /** In a sentence: 'el precio'. */
  phrase: string
  theirs: string
  mine: string
  /** Which of the two is chosen already. */
  preset: 'theirs' | 'mine'
  /** What is sent when `mine` holds; a function adds it to what of the same thing is sent already. */
  body: Body | ((sent: Body) => Body)
  /** True: said in a line, and asked without a dialog (TABLE §8). */
  inBar?: boolean
  /** Asked alone, in words of its own; `by` null: the user, somewhere else. `ago`: 'Hace 3 minutos'. */
  ownWords?: (by: string | null, ago: string) => OwnWords
}

/** Both values in two sentences, and the two answers. */
export type OwnWords = { title: string; theirs: Said; mine: Said; keepTheirs: string; putMine: string }
type Said = readonly [lead: string, value: string]

/** `free`: what only this person changed, to be sent without a question. What neither says is there already. */
export type Merged = { free: Body; contested: readonly Contested[] }

/**
 * Three versions of a thing, and the body that makes `mine` of `base`. `sent`: the thing after an earlier change of
 * this person whose answer was lost, where there is one; a value of it is nobody else's.
 */
export type Versions<Thing> = { base: Thing; mine: Thing; theirs: Thing; sent: Thing | null; wish: Body }

/** How a field is joined: both values are asked about, its members are joined one by one, or the later one holds. */
export type FieldRule =
  | { joins: 'ask'; label: string; phrase: string; shown: (value: unknown) => string }
  | { joins: 'members' }
  | { joins: 'mine' }

/** What is sent for the fields whose own value holds. */
export const bodyOf = (mine: readonly Contested[]): Body =>
  mine.reduce<Body>((all, { body }) => (typeof body === 'function' ? body(all) : joinBodies(all, body)), {})

type Tree = Record<string, unknown>
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNested = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Equal in everything that can be sent: texts, lists in their order, keys in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => isSame(one[key], other[key]))
}

/** Their members, with those that this person added and without those that this person took away. */
export function joinMembers<T>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const kept = theirs.filter(member => mine.includes(member) || !base.includes(member))
  return [...kept, ...mine.filter(member => !base.includes(member) && !kept.includes(member))]
}

/** Merges two bodies by key, the later value of everything that is no record. */
export function joinBodies(first: Body, then: Body): Body {
  const joined: Body = { ...first }
  for (const [key, value] of Object.entries(then)) {
    const before = joined[key]
    joined[key] = isTree(before) && isTree(value) ? joinBodies(before, value) : value
  }
  return joined
}

const at = (thing: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), thing)
const bodyAt = (path: readonly string[], value: unknown): Body =>
  path.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value) as Body

/** The paths of the values in a body; lists are values. */
function pathsIn(body: Body, path: readonly string[] = []): string[][] {
  return Object.entries(body).flatMap(([key, value]) => {
    if (value === undefined) return []
    return isTree(value) ? pathsIn(value, [...path, key]) : [[...path, key]]
  })
}

/** A text that is not there is an empty one. */
const isEqual = (one: unknown, other: unknown): boolean => isSame(one ?? '', other ?? '')

/** Joins the change of `wish` with what somebody else has changed; `ruleOf` says how, for the path of each value. */
export function mergeFields<Thing>(
  { base, mine, theirs, sent, wish }: Versions<Thing>,
  ruleOf: (path: readonly string[]) => FieldRule,
): Merged {
  let free: Body = {}
  const contested: Contested[] = []
  for (const path of pathsIn(wish)) {
    const rule = ruleOf(path)
    const [was, wanted, is] = [at(base, path), at(mine, path), at(theirs, path)]
    const body = bodyAt(path, at(wish, path))
    const isOwn = sent !== null && isEqual(at(sent, path), is)
    if (rule.joins === 'mine') free = joinBodies(free, body)
    else if (isEqual(wanted, is) || (isEqual(wanted, was) && !isOwn)) continue
    else if (isEqual(is, was) || isOwn) free = joinBodies(free, body)
    else if (rule.joins === 'members')
      free = joinBodies(free, bodyAt(path, joinMembers(listOf(was), listOf(wanted), listOf(is))))
    else {
      const { label, phrase, shown } = rule
      contested.push({
        key: path.join('.'),
        label,
        phrase,
        theirs: shown(is),
        mine: shown(wanted),
        preset: 'mine',
        body,
      })
    }
  }
  return { free, contested }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
