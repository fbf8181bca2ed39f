/** 3-decisions §5. */
export const themeTexts = { badColor: 'El color debe tener el formato #rrggbb.' } as const
