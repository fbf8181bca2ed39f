const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether two values of plain JSON are the same, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== otherKeys.length) return false
  return keys.every(key => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
}
