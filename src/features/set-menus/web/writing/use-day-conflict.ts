import { useCallback, useEffect, useRef, useState } from 'react'
import { askWhose, type Collision, type Picks } from '#ui/offline/whose.ts'

/** Two people have written the same of a day: who the other one is, when, and what that person did. */
export type DayConflict = Pick<Collision, 'changedBy' | 'at'> & { what: string; answer: (isMine: boolean) => void }

type Open = { collision: Collision; resolve: (picks: Picks) => void }

/** Asks on the sheet of the day whose changes hold; the dashboard's question asks when the sheet is gone. */
export function useDayConflict() {
  const [conflict, setConflict] = useState<DayConflict>()
  const state = useRef<{ isShown: boolean; open: Open | undefined }>({ isShown: true, open: undefined })
  useEffect(() => {
    const { current } = state
    current.isShown = true
    return () => {
      current.isShown = false
      if (current.open) void askWhose(current.open.collision, Date.now()).then(current.open.resolve)
    }
  }, [])
  const ask = useCallback((collision: Collision, what: string, onAnswer: (isMine: boolean) => void): Promise<Picks> => {
    if (!state.current.isShown) return askWhose(collision, Date.now())
    return new Promise(resolve => {
      state.current.open = { collision, resolve }
      const answer = (isMine: boolean) => {
        state.current.open = undefined
        setConflict(undefined)
        onAnswer(isMine)
        resolve(new Set(isMine ? collision.fields.map(({ key }) => key) : []))
      }
      setConflict({ changedBy: collision.changedBy, at: collision.at, what, answer })
    })
  }, [])
  const isAsked = useCallback(() => state.current.open !== undefined, [])
  return { conflict, ask, isAsked }
}
