import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { hoursText } from '../../schedules/schedule-words.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule, ScheduleBody } from '../../schedules/schedules.contract.ts'
import { SCHEDULES_MAX } from '../../schedules/schedules.limits.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { ReadField } from '../forms/read-field.tsx'
import { ScheduleEditor } from './schedule-editor.tsx'
import { schedulesOf, useScheduleSaves } from './schedules.queries.ts'

const NONE = ''
const OTHER = 'other'
const TOAST = 'schedule'

type ServedSelectProps = {
  restaurant: Restaurant
  list: 'categoryIds' | 'dishIds'
  /** Of the category or dish. */
  id: string
  categories: readonly Category[]
}

const textOf = (schedule: Schedule): string => {
  const hours = hoursText(schedule, 'es')
  return `${schedule.name}: ${hours.charAt(0).toLowerCase()}${hours.slice(1)}`
}

/**
 * 'Cuándo se sirve', in the form of a category or dish: it is saved at once, by itself, because it is a change of the
 * schedules.
 */
export function ServedSelect({ restaurant, list, id, categories }: ServedSelectProps) {
  const { data: schedules } = useQuery(schedulesOf(restaurant._id))
  const { data: dishes = [] } = useQuery(dishesOf(restaurant._id))
  const saves = useScheduleSaves(restaurant)
  const [isBusy, setBusy] = useState(false)
  const [editor, setEditor] = useState({ isOpen: false, count: 0 })
  if (!schedules) return null
  const own = schedules.find(schedule => schedule[list].includes(id))
  const none = list === 'categoryIds' ? texts.always : texts.asCategory
  if (!hasRight(restaurant, 'hours'))
    return (
      <ReadField label={texts.served} who={whoChanges(restaurant, 'hours')}>
        {own ? textOf(own) : none}
      </ReadField>
    )
  const put = (schedule: Schedule, body: ScheduleBody) => saves.change(schedule, body)
  const choose = async (to: Schedule | undefined): Promise<void> => {
    setBusy(true)
    try {
      if (to) await put(to, { [list]: [...to[list], id], move: true })
      else if (own) await put(own, { [list]: own[list].filter(each => each !== id) })
      toast.success(texts.saved, { id: TOAST, about: to ? to.name : none })
    } catch (error) {
      const isSaid = error instanceof ApiError && error.status === 409
      toast.error(isSaid ? error.message : messageOf(error, texts.failed), { id: TOAST })
      void saves.reload()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <SelectField
        label={texts.served}
        hint={texts.servedHint}
        value={own?._id ?? NONE}
        disabled={isBusy || restaurant.readOnly !== null}
        onChange={({ target }) => {
          if (target.value === OTHER) setEditor({ isOpen: true, count: editor.count + 1 })
          else void choose(schedules.find(({ _id }) => _id === target.value))
        }}
      >
        <option value={NONE}>{none}</option>
        {schedules.map(schedule => (
          <option key={schedule._id} value={schedule._id}>
            {textOf(schedule)}
          </option>
        ))}
        {schedules.length < SCHEDULES_MAX && <option value={OTHER}>{texts.other}</option>}
      </SelectField>
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
