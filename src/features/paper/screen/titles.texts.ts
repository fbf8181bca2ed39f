/** Titles of screens that the dashboard's first file carries. */
export const paperTitles = { editions: 'Ediciones' } as const
