/** One toast for what becomes of codes, so that a later one replaces it. */
export const CODE_TOAST = 'code'

/** The button that makes codes: on the board, or where there are none. */
export const ADD_CODES_ID = 'add-codes'

/** The element of a code on the board. */
export const codeElementId = (id: string): string => `code-${id}`
