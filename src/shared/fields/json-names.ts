/** All bodies of the contract together have fewer names of fields; none has names that the caller invents. */
export const NAMES_MAX = 200
/** `{"a":1}`: a shorter text has no more names than those. */
const BYTES_OF_A_NAME = 5

/** A whole string of a JSON text, and the colon that makes it a name. */
const STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/gs

/**
 * True when a JSON text has more different names than any call knows. Each of them would leave a shape of objects in
 * the engine, which all later objects of the process are looked up among (decision 0231). A broken text is left to the
 * parser.
 */
export function hasTooManyNames(json: string): boolean {
  if (json.length < NAMES_MAX * BYTES_OF_A_NAME) return false
  const names = new Set<string>()
  for (const [text, colon] of json.matchAll(STRING)) {
    if (colon === undefined) continue
    names.add(text)
    if (names.size > NAMES_MAX) return true
  }
  return false
}
