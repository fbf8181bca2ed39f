import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { WaitingMark } from '#ui/offline/waiting-mark.tsx'
import { toast } from '#ui/toast/toast.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'
import { SCHEDULES_MAX } from '../../schedules/schedules.limits.ts'
import { servedBefore, type ThingList } from '../../schedules/served.rules.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { ReadField } from '../forms/read-field.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'
import { offerScheduleUndo } from './schedule-undo.ts'
import { SCHEDULE_TOAST, useSchedules, useScheduleSaves } from './schedules.queries.ts'
import { noneText, scheduleText, ServedField } from './served-field.tsx'

type ServedSelectProps = {
  restaurant: Restaurant
  list: ThingList
  /** Of the category or dish. */
  id: string
  categories: readonly Category[]
}

/** The form of a dish says already, at its price or its allergens, that the same people change it. */
const isSaidOf = (list: ThingList, restaurant: Restaurant): boolean =>
  list === 'dishIds' &&
  (['prices', 'allergens'] as const).some(
    right => !hasRight(restaurant, right) && whoChanges(restaurant, right) === whoChanges(restaurant, 'hours'),
  )

/**
 * 'Cuándo se sirve', in the form of a category or dish: it is saved at once, by itself, because it is a change of the
 * schedules. Without a connection it waits on this page.
 */
export function ServedSelect({ restaurant, list, id, categories }: ServedSelectProps) {
  const schedules = useSchedules(restaurant._id)
  const { data: dishes = [] } = useQuery(dishesOf(restaurant._id))
  const saves = useScheduleSaves(restaurant)
  const [isBusy, setBusy] = useState(false)
  /** The schedule whose write says whether the choice is stored. */
  const [written, setWritten] = useState<string>()
  const [editor, setEditor] = useState({ isOpen: false, count: 0 })
  if (!schedules) return null
  const own = schedules.find(schedule => schedule[list].includes(id))
  if (!hasRight(restaurant, 'hours'))
    return (
      <ReadField label={texts.served} who={isSaidOf(list, restaurant) ? '' : whoChanges(restaurant, 'hours')}>
        {own ? scheduleText(own) : noneText(list)}
      </ReadField>
    )
  const choose = async (to: Schedule | null): Promise<void> => {
    const before = servedBefore(saves.loaded(), { list, ids: [id] })
    setWritten(to?._id ?? own?._id)
    setBusy(true)
    try {
      const outcome = await saves.putServed({ list, ids: [id], to: to?._id ?? null })
      if (outcome === 'stored')
        offerScheduleUndo(texts.saved, { about: to?.name ?? noneText(list), saves }, async () => {
          for (const served of before) await saves.serve(served)
        })
    } catch (error) {
      const isSaid = error instanceof ApiError && error.status === 409
      toast.error(isSaid ? error.message : messageOf(error, texts.failed), { id: SCHEDULE_TOAST })
      void saves.reload()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div>
        <ServedField
          list={list}
          schedules={schedules}
          value={own?._id ?? null}
          disabled={isBusy || restaurant.readOnly !== null}
          onChoose={to => void choose(to)}
          onOther={
            schedules.length < SCHEDULES_MAX ? () => setEditor({ isOpen: true, count: editor.count + 1 }) : undefined
          }
        />
        <WaitingMark id={written ?? own?._id ?? ''} />
      </div>
      {editor.count > 0 && (
        <ScheduleEditor
          key={editor.count}
          open={editor.isOpen}
          schedule={null}
          first={{ [list]: [id] }}
          schedules={schedules}
          categories={categories}
          dishes={dishes}
          restaurant={restaurant}
          onSaved={() => setEditor({ ...editor, isOpen: false })}
          onClose={() => setEditor({ ...editor, isOpen: false })}
        />
      )}
    </>
  )
}
