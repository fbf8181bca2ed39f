import { useRef, useState } from 'react'
import { ApiError, isAbort, isNotFound, messageOf } from '#ui/client/api-error.ts'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import {
  faultsOf,
  overlapFault,
  scheduleBody,
  type ScheduleValues,
  startValues,
} from '../../schedules/schedule-form.ts'
import { scheduleScreenTexts as texts } from '../../schedules/schedule-screen.texts.ts'
import type { Schedule, ScheduleBody } from '../../schedules/schedules.contract.ts'
import type { ScheduleFields } from '../../schedules/schedules.rules.ts'
import { offerScheduleUndo } from './schedule-undo.ts'
import { SCHEDULE_TOAST as TOAST, useScheduleSaves } from './schedules.queries.ts'

export type ScheduleFormProps = {
  /** Null: a new one. */
  schedule: Schedule | null
  /** What a new one is opened for. */
  first?: Partial<ScheduleFields>
  schedules: readonly Schedule[]
  restaurant: Restaurant
  onSaved: (schedule: Schedule) => void
  onRemoved?: (schedule: Schedule) => void
  onClose: () => void
}

/** State, saving and removing of a schedule. Without a connection it waits; closing it then sends nothing more. */
export function useScheduleForm({ schedule, first, schedules, restaurant, ...on }: ScheduleFormProps) {
  const [start] = useState(() => startValues(schedule, first))
  const [values, setValues] = useState<ScheduleValues>(start)
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const saves = useScheduleSaves(restaurant)
  const sending = useSending()
  const attempt = useRef<Attempt<ScheduleBody>>(newAttempt())
  const faults = faultsOf(values)
  const others = schedules.filter(({ _id }) => _id !== schedule?._id)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)

  const change = (more: Partial<ScheduleValues>) => {
    setValues({ ...values, ...more })
    setRefusal(undefined)
  }
  const fail = (error: unknown, text: string) => {
    const isGone = schedule !== null && isNotFound(error)
    void saves.reload()
    toast.error(isGone ? texts.gone : messageOf(error, text), { id: TOAST })
  }
  const leave = () => {
    sending.leave()
    on.onClose()
  }
  const store = async (): Promise<Schedule> => {
    const body = scheduleBody(values, others)
    if (!schedule) return sending.send(() => saves.create(attempt.current, body))
    return (await sending.send(() => saves.change(schedule, body))).thing
  }
  const save = async (): Promise<boolean> => {
    setSent(true)
    if (Object.keys(faults).length > 0) return false
    try {
      const saved = await store()
      offerScheduleUndo(texts.saved, { about: saved.name, saves }, () => saves.takeBack(saved, schedule, others))
      if (!sending.hasLeft()) on.onSaved(saved)
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return true
      const isSaid = error instanceof ApiError && [400, 409].includes(error.status)
      if (!isSaid) fail(error, texts.failed)
      else {
        setRefusal(Object.values(error.errors ?? {})[0] ?? error.message)
        void saves.reload()
      }
    }
    return true
  }
  /** Taken away at once; 'Deshacer' makes it anew. */
  const remove = async (existing: Schedule): Promise<void> => {
    try {
      await sending.send(() => saves.remove(existing))
      const { name, days, slots, categoryIds, dishIds } = existing
      const undo = () =>
        void saves
          .create(newAttempt(), { name, days, slots, categoryIds, dishIds })
          .catch((error: unknown) => fail(error, texts.failed))
      toast.success(texts.removed, { id: TOAST, about: name, undo })
      if (!sending.hasLeft()) on.onRemoved?.(existing)
    } catch (error) {
      if (!isAbort(error) && !sending.hasLeft()) fail(error, texts.removeFailed)
    }
  }
  const said = wasSent ? faults : { slots: overlapFault(values) }
  return { values, change, others, isDirty, sending, leave, save, remove, faults: said, refusal }
}
