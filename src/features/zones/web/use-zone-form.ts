import { useRef, useState } from 'react'
import { ApiError, isAbort, isNotFound, messageOf } from '#ui/client/api-error.ts'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Zone, ZoneBody } from '#features/prices/prices.contract.ts'
import { priceErrors } from '#features/prices/prices.errors.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { faultsOf, hasFaults, startValues, type ZoneValues, zoneBody } from '../zone-form.ts'
import { zoneFormTexts as texts } from '../zones.texts.ts'
import { useZoneSaves } from './zones.queries.ts'

const TOAST = 'zone'

export type ZoneFormProps = {
  /** Null: a new zone. */
  zone: Zone | null
  restaurant: Restaurant
  onSaved: (zone: Zone) => void
  onRemoved: (zone: Zone) => void
  onClose: () => void
}

/** State, saving and removing of the form of a zone. Without a connection it waits; closing it sends nothing more. */
export function useZoneForm({ zone, restaurant, onSaved, onRemoved, onClose }: ZoneFormProps) {
  const { defaultLocale } = restaurant
  const [start] = useState(() => startValues(zone, defaultLocale))
  const [values, setValues] = useState(start)
  const [wasSent, setSent] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const saves = useZoneSaves(restaurant)
  const sending = useSending()
  const attempt = useRef<Attempt<ZoneBody>>(newAttempt())
  const faults = faultsOf(values, defaultLocale)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)

  const change = (more: Partial<ZoneValues>) => {
    setValues({ ...values, ...more })
    setNameError(undefined)
  }
  const tell = (text: string, { names }: Zone) =>
    toast.success(text, { id: TOAST, about: nameIn(names, defaultLocale, defaultLocale).text })
  const fail = (error: unknown, text: string) => {
    const isGone = zone !== null && isNotFound(error)
    if (isGone) void saves.reload()
    toast.error(isGone ? texts.gone : messageOf(error, text), { id: TOAST })
  }
  const leave = () => {
    sending.leave()
    onClose()
  }

  const store = async (): Promise<Zone> => {
    const body = zoneBody(values)
    if (!zone) {
      const created = await sending.send(() => saves.create(attempt.current, body))
      tell(texts.added, created)
      return created
    }
    const { thing, kept } = await sending.send(() => saves.change(zone, body))
    if (kept === 'mine') tell(texts.saved, thing)
    return thing
  }
  /** Answers false where something is wrong in the form. */
  const save = async (): Promise<boolean> => {
    setSent(true)
    if (hasFaults(faults)) return false
    try {
      const saved = await store()
      if (!sending.hasLeft()) onSaved(saved)
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return true
      if (!(error instanceof ApiError) || error.code !== priceErrors.zoneExists.code) fail(error, texts.saveFailed)
      else setNameError(error.message)
    }
    return true
  }
  const remove = async (existing: Zone): Promise<void> => {
    try {
      await sending.send(() => saves.remove(existing))
      if (sending.hasLeft()) return
      tell(texts.removed, existing)
      onRemoved(existing)
    } catch (error) {
      if (!isAbort(error) && !sending.hasLeft()) fail(error, texts.removeFailed)
    }
  }
  // A number that is out of its range is said while it is typed; what is missing, when it is sent.
  const typed = values.kind === 'percent' ? values.percent : values.euros
  return {
    values,
    change,
    isDirty,
    sending,
    leave,
    save,
    remove,
    nameError,
    nameErrors: wasSent ? faults.names : {},
    surchargeError: wasSent || typed.trim() !== '' ? faults.surcharge : undefined,
  }
}
