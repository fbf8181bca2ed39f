/** The screen's title and its word in the navigation: S2 §2. */
export const screenTexts = { title: 'Restaurante', nav: 'Restaurante' } as const
