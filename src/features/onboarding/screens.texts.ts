/** The title of the wizard's screen: S1 §2. */
export const screenTexts = { title: 'Tu restaurante' } as const
