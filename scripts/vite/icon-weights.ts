import type { Plugin } from 'vite'

const ICON = /@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/
/** Weights that no page of ours draws; a test looks for them in the sources. */
export const UNUSED_WEIGHTS = ['thin', 'light'] as const
const ALL = 6

/** One entry of the list of weights, as the package writes it: its name, and what it draws, indented. */
const ENTRY = /^ {2}\[\n {4}"(\w+)",\n(?: {4}.*\n)+ {2}\],?\n/gm

/**
 * An icon's module without the weights that nobody draws: a third of its bytes, in every script that has icons. Throws
 * when the package writes its icons in another way.
 */
export function withoutUnusedWeights(code: string): string {
  const seen: string[] = []
  const left = code.replace(ENTRY, (entry, weight: string) => {
    seen.push(weight)
    return UNUSED_WEIGHTS.some(unused => unused === weight) ? '' : entry
  })
  if (seen.length !== ALL)
    throw new Error(`an icon has the weights ${seen.join(', ')}: see scripts/vite/icon-weights.ts`)
  return left
}

export const iconWeights: Plugin = {
  name: 'icon-weights',
  transform: {
    filter: { id: ICON },
    handler: code => ({ code: withoutUnusedWeights(code), map: null }),
  },
}
