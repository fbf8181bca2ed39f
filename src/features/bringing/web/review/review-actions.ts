import { createContext, useContext } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Question } from '../../screen/doubts.rules.ts'
import type { Written } from '../../screen/prices.words.ts'
import type { DraftDish } from '../../screen/review.rules.ts'
import type { ChangeDraft } from '../use-draft-changes.ts'

/** 'Supr' (BRINGING §6). */
export const TAKE_OUT_KEY = 'Delete'

export type Field = 'name' | 'description' | 'price'
/** The cell that is being changed. */
export type Editing = { dish: string; field: Field }

/** What every row of the review needs; it stays the same while the page is open. */
export type ReviewActions = {
  restaurant: Restaurant
  written: Written
  isPhoto: boolean
  isPhone: boolean
  change: ChangeDraft
  /** Null: closes what is open. */
  edit: (editing: Editing | null) => void
  /** Stores what was typed; answers why it cannot be stored. */
  save: (dish: DraftDish, field: Field, text: string) => string | undefined
  takeOut: (dish: DraftDish) => void
  putBack: (dish: DraftDish) => void
  answer: (question: Question, answer: number) => void
  showOriginal: (dish: DraftDish) => void
  /** A refused text stays in its cell, and holds the import up. */
  noteWrong: (cell: string, isWrong: boolean) => void
}

export const ReviewContext = createContext<ReviewActions | null>(null)
export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewContext)
  if (!actions) throw new Error('the review is not around it')
  return actions
}
