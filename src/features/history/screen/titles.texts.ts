/** Titles of the screens, which the dashboard knows before it has loaded them. */
export const historyTitles = { return: 'Volver a este momento', compare: '¿Qué ha cambiado?' } as const
