import { type HtmlElement, Parser, type ResolvedConfig, StaticConfigLoader, walk } from 'html-validate'
import { EVALUATED, MARK } from './payloads.ts'

let config: ResolvedConfig | undefined
const parserConfig = async () =>
  (config ??= await new StaticConfigLoader({ elements: ['html5'] }).getConfigFor('x.html'))

/** Attributes that lead somewhere. */
const LEADING = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'data', 'poster', 'xlink:href'])
const UNESCAPED: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/&#x([0-9a-f]+);/gi, code => String.fromCodePoint(Number.parseInt(code, 16))],
  [/&#(\d+);/g, code => String.fromCodePoint(Number(code))],
]

/** As a browser reads a URL: without the escapes of HTML and without what it ignores. */
const schemeOf = (value: string): string =>
  (
    /^([a-z][a-z0-9+.-]*):/i.exec(
      UNESCAPED.reduce((text, [pattern, decode]) => text.replace(pattern, (_, code: string) => decode(code)), value)
        .replaceAll(/&colon;/gi, ':')
        .replaceAll(/[\u0000-\u0020]/g, ''),
    )?.[1] ?? ''
  ).toLowerCase()

const SCRIPT_SCHEMES = new Set(['javascript', 'data', 'vbscript', 'file'])
/** Of pictures that are part of the page: small ones of our own. */
const OWN_DATA = /^data:(image|font)\//

const attributesOf = (element: HtmlElement) =>
  element.attributes.map(({ key, value }) => ({ key: key.toLowerCase(), value: value?.toString() ?? '' }))

function faultsOfElement(element: HtmlElement): string[] {
  const name = element.tagName.toLowerCase()
  const inside = attributesOf(element).flatMap(({ key, value }) => [
    ...(key.startsWith('on') || key.includes(MARK) ? [`${name} has the attribute ${key}`] : []),
    ...(LEADING.has(key) && SCRIPT_SCHEMES.has(schemeOf(value)) && !OWN_DATA.test(value)
      ? [`${name} ${key} leads to ${value.slice(0, 60)}`]
      : []),
  ])
  return name.includes(MARK) ? [`an element ${name}`, ...inside] : inside
}

export type Markup = {
  /** Elements and attributes that no page of ours has. */
  faults: string[]
  /** Names of all elements and their attributes, in order: texts change nothing in it. */
  skeleton: string[]
}

/** Reads a page, mail or SVG as a browser would. Throws when it is no whole document. */
export async function readMarkup(text: string): Promise<Markup> {
  const dom = new Parser(await parserConfig()).parseHtml(text)
  const faults = text.includes(EVALUATED) ? ['a template was evaluated'] : []
  const skeleton: string[] = []
  walk.depthFirst(dom, element => {
    faults.push(...faultsOfElement(element))
    skeleton.push(
      `${element.tagName} ${attributesOf(element)
        .map(({ key }) => key)
        .join(' ')}`,
    )
  })
  return { faults, skeleton }
}
