/** The screen's title and its word in the navigation: S2 §2. */
export const screenTexts = { title: 'Gestión de Menú', nav: 'Menú' } as const
