import { useState } from 'react'

/**
 * The small pictures of the looks load one after the other, in their order: six pages at once would hold up the large
 * one. True for those whose turn has come; `next` tells that one of them is there, or does not come.
 */
export function useTurns(): { isTurn: (at: number) => boolean; next: (at: number) => void } {
  const [turn, setTurn] = useState(0)
  return { isTurn: at => at <= turn, next: at => setTurn(now => Math.max(now, at + 1)) }
}
