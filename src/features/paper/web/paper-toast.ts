/** One toast for what becomes of the paper, so that a later one replaces it. */
export const PAPER_TOAST = 'paper'
