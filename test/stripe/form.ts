type Node = { [key: string]: Node | string }

/** `a[b][0]=c` as the package writes it → `{ a: { b: ['c'] } }`; all values are texts. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Node = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let node = root
    for (const key of path.slice(0, -1)) node = (node[key] ??= {}) as Node
    node[path.at(-1) ?? ''] = value
  }
  return listed(root) as Record<string, unknown>
}

/** Objects whose keys are 0, 1, 2… are lists. */
function listed(node: Node | string): unknown {
  if (typeof node === 'string') return node
  const keys = Object.keys(node)
  const values = keys.map(key => listed(node[key] ?? ''))
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index))
  return isList ? values : Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}
