import type { Trio } from './trios.ts'

/** Spanish texts of the theme's rules (3-decisions §5). */
export const themeTexts = { badColor: 'El color debe tener el formato #rrggbb.' } as const

/** The six trios of colors (DAILY-WORK §5). */
export const trioTexts = {
  label: 'Tríos de colores',
  names: {
    azulejo: 'Azulejo',
    pimenton: 'Pimentón',
    olivar: 'Olivar',
    tinto: 'Tinto',
    noche: 'Noche',
    albero: 'Albero',
  } satisfies Record<Trio, string>,
} as const
