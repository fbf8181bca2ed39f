/** The word by which a person is greeted: the first of the name (DAILY-WORK §1). */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
