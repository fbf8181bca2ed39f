import { type ReactNode, useState } from 'react'
import { messageOf } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { ThingList } from '../../schedules/served.rules.ts'
import { SCHEDULE_TOAST, useSchedules, useScheduleSaves } from './schedules.queries.ts'
import { ServedField } from './served-field.tsx'

export type NewServed = {
  /** Null where there is nothing to be chosen. */
  field: ReactNode
  isChosen: boolean
  /** Puts what was created into the chosen schedule. */
  apply: (id: string) => void
}

/**
 * 'Cuándo se sirve' in the form of what does not exist yet: it is put into its schedule as soon as it has been created.
 * Other schedules are made from the forms of what exists, because one must have something.
 */
export function useNewServed(restaurant: Restaurant, list: ThingList, isNew: boolean): NewServed {
  const mayChoose = isNew && hasRight(restaurant, 'hours') && restaurant.readOnly === null
  const schedules = useSchedules(restaurant._id, { enabled: mayChoose })
  const saves = useScheduleSaves(restaurant)
  const [chosen, setChosen] = useState<string | null>(null)
  const field = mayChoose && schedules && schedules.length > 0 && (
    <ServedField
      list={list}
      schedules={schedules}
      value={chosen}
      disabled={false}
      onChoose={schedule => setChosen(schedule?._id ?? null)}
    />
  )
  const apply = (id: string): void => {
    if (chosen === null) return
    setChosen(null)
    saves
      .putServed({ list, ids: [id], to: chosen })
      .catch((error: unknown) => toast.error(messageOf(error, texts.failed), { id: SCHEDULE_TOAST }))
  }
  return { field: field || null, isChosen: chosen !== null, apply }
}
