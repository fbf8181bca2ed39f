import { useEffect, useMemo, useRef } from 'react'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { toast } from '#ui/toast/toast.ts'
import { useOwnLabels } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Draft } from '../../draft.contract.ts'
import { answered } from '../../screen/doubts.rules.ts'
import { type DraftDish, textIn } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import { useDraftChanges } from '../use-draft-changes.ts'
import { readPrices } from './row/price-cell.ts'
import type { Field, ReviewActions } from './review-actions.ts'

const PHONE = '(max-width: 640px)'

/** The row after one that goes. */
function focusNext(id: string): void {
  const row = document.querySelector(`[data-row="${id}"]`)
  const rows = [...document.querySelectorAll('[data-row]')]
  const next = rows[rows.indexOf(row as Element) + 1] ?? row
  next?.querySelector<HTMLElement>('button')?.focus()
}

type Opens = Pick<ReviewActions, 'edit' | 'noteWrong' | 'showOriginal'>

/** What can be done in the review; the functions stay the same, so that only rows that change are drawn again. */
export function useReviewing(restaurant: Restaurant, draft: Draft, opens: Opens): ReviewActions {
  const { own } = useOwnLabels(restaurant)
  const isPhone = useMediaQuery(PHONE)
  const isPhoto = draft.source === 'photos'
  const { change } = useDraftChanges()
  const latest = useRef({ change, opens })
  useEffect(() => {
    latest.current = { change, opens }
  })
  return useMemo(() => {
    const written = { own, currency: restaurant.currency }
    const locale = restaurant.defaultLocale
    const send: typeof change = changes => latest.current.change(changes)
    const include = (dish: DraftDish, included: boolean) => send([{ dish: dish._id, set: { included } }])
    return {
      restaurant,
      written,
      isPhoto,
      isPhone,
      change: send,
      edit: editing => latest.current.opens.edit(editing),
      noteWrong: (cell, isWrong) => latest.current.opens.noteWrong(cell, isWrong),
      showOriginal: dish => latest.current.opens.showOriginal(dish),
      save: (dish: DraftDish, field: Field, text: string) => {
        if (field !== 'price') {
          const key = field === 'name' ? 'names' : 'descriptions'
          send([{ dish: dish._id, set: { [key]: { [locale]: text } } }])
          return undefined
        }
        const { prices, problem } = readPrices(dish, text, written)
        if (problem === undefined) send([{ dish: dish._id, set: { prices } }])
        return problem
      },
      takeOut: dish => {
        focusNext(dish._id)
        include(dish, false)
        toast.success(texts.takenOut(textIn(dish.names, locale) || texts.noName), {
          id: 'bring-out',
          undo: () => include(dish, true),
        })
      },
      putBack: dish => include(dish, true),
      answer: (question, answer) => send(answered(question, answer)),
    }
  }, [own, restaurant, isPhoto, isPhone])
}
