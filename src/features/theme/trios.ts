import type { ThemeColors } from './theme.rules.ts'

/** Three colors that go together, by a name that people remember (DAILY-WORK §5). Pimentón is the given one (S1 §3). */
export const TRIOS = {
  azulejo: { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b' },
  pimenton: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999' },
  olivar: { primaryColor: '#3d5a1e', secondaryColor: '#fbf9ef', accentColor: '#c8963e' },
  tinto: { primaryColor: '#6d1a36', secondaryColor: '#fdf6f0', accentColor: '#c98b6b' },
  noche: { primaryColor: '#16211f', secondaryColor: '#f4ecd8', accentColor: '#d9a441' },
  albero: { primaryColor: '#e8b23a', secondaryColor: '#fffdf6', accentColor: '#8a3b12' },
} as const satisfies Record<string, ThemeColors>
export type Trio = keyof typeof TRIOS
export const TRIO_NAMES = Object.keys(TRIOS) as Trio[]
export const GIVEN_TRIO: Trio = 'pimenton'

export const isTrio = (value: unknown): value is Trio => TRIO_NAMES.includes(value as Trio)

/** The trio of these colors, however their letters are written; null: none of the six. */
export const trioOf = (colors: ThemeColors): Trio | null =>
  TRIO_NAMES.find(name =>
    (Object.keys(TRIOS[name]) as (keyof ThemeColors)[]).every(key => TRIOS[name][key] === colors[key].toLowerCase()),
  ) ?? null
