/** Holds rules, which are looked at one by one; all other at-rules are kept as they are. */
const GROUP = /^@(layer|media|supports)\b/
const NEGATION = /:not\([^)]*\)/g
const CLASS = /\.([a-z_][\w-]*)/gi
/** An element with a class, as in `select.input`; elements by themselves are kept. */
const ELEMENT = /(?:^|[ >+~])([a-z]\w*)(?=\.)/g
/** The looks of the shared widgets; what scripts change is in other attributes. */
const LOOK = /\[(data-(?:variant|size|tone|wide|icon-only|action|start|end))(?:=["']?([\w-]+)["']?)?\]/g

type IsUsed = (selector: string) => boolean

/**
 * The style without the rules that this markup can never need (those of classes, and of looks of shared widgets, that
 * it has not), and without the tokens that no rule left asks for. So a page may use a widget of `ui` and pays for the
 * looks that it shows. Scripts of the page must add no class.
 */
export function usedRules(style: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed: IsUsed = selector => {
    const wanted = selector.replace(NEGATION, '')
    const hasClasses = [...wanted.matchAll(CLASS)].every(([, name = '']) => classes.has(name))
    const hasElements = [...wanted.matchAll(ELEMENT)].every(([, name]) => markup.includes(`<${name}`))
    return (
      hasClasses &&
      hasElements &&
      [...wanted.matchAll(LOOK)].every(([, name, value]) => markup.includes(` ${name}="${value ?? ''}`))
    )
  }
  return withoutUnusedTokens(keepUsed(style.replace(/\/\*[^]*?\*\//g, ''), isUsed), markup)
}

/** Tokens may use tokens: what only an unused one asked for goes in the next round. */
function withoutUnusedTokens(css: string, markup: string): string {
  const asked = new Set([...(css + markup).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const kept = css.replace(/(?<=[{;]\s*)(--[\w-]+):[^;{}]*(;|(?=}))/g, (all, name: string) =>
    asked.has(name) ? all : '',
  )
  return kept === css ? css : withoutUnusedTokens(kept, markup)
}

/** Blocks of one layer that follow each other become one. */
function keepUsed(css: string, isUsed: IsUsed): string {
  let kept = ''
  let before = ''
  for (let at = 0; at < css.length; ) {
    const end = css.slice(at).search(/[{;]/) + at
    if (end < at) break
    const head = css.slice(at, end).trim()
    at = css[end] === '{' ? endOfBlock(css, end) : end + 1
    if (css[end] === ';') kept += `${head};`
    else {
      const block = keptBlock(head, css.slice(end + 1, at - 1), isUsed)
      if (block === '') continue
      const isSameLayer = head.startsWith('@layer') && head === before
      kept = isSameLayer ? kept.slice(0, -1) + block.slice(head.length + 1) : kept + block
    }
    before = head
  }
  return kept
}

function keptBlock(head: string, body: string, isUsed: IsUsed): string {
  if (GROUP.test(head)) {
    const inside = keepUsed(body, isUsed)
    return inside && `${head}{${inside}}`
  }
  if (head.startsWith('@')) return `${head}{${body}}`
  const selectors = head.split(/,(?![^(]*\))/).filter(isUsed)
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
}

/** The place after the brace that closes the one at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('a block of the style is not closed')
}
