/** Spanish texts of the theme's rules (3-decisions §5). */
export const themeTexts = { badColor: 'El color debe tener el formato #rrggbb.' } as const
