import { createContext, useContext } from 'react'
import type { Draft } from '../../draft.contract.ts'

/** The draft that is reviewed, for the few parts that need more than their dish. */
export const ReviewedDraftContext = createContext<Draft | null>(null)
export function useReviewedDraft(): Draft {
  const draft = useContext(ReviewedDraftContext)
  if (!draft) throw new Error('the review is not around it')
  return draft
}
