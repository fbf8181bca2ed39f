import { useState } from 'react'
import { ApiError } from '#ui/client/api-error.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { type DayAndTime, instantOf, isSchedulable } from '../scheduled-when.ts'

/** The moment of a form, and why it cannot be: judged when it is sent, then while it is changed. */
export function useMoment(start: DayAndTime, timeZone: string) {
  const [value, setValue] = useState(start)
  const [isJudged, setJudged] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const at = instantOf(value, timeZone)
  const problem = !at ? scheduledTexts.badMoment : isSchedulable(at, new Date()) ? undefined : scheduledTexts.outOfRange
  return {
    value,
    at,
    error: refusal ?? (isJudged ? problem : undefined),
    isChanged: value.day !== start.day || value.time !== start.time,
    change: (next: DayAndTime) => {
      setRefusal(undefined)
      setValue(next)
    },
    /** Answers the instant; null where there is none, which is said then. */
    judge: (): Date | null => {
      setJudged(true)
      return problem === undefined ? at : null
    },
    /** What the server says of the moment; false: its refusal is about something else. */
    takeRefusal: (error: unknown): boolean => {
      const text = error instanceof ApiError ? error.errors?.['at'] : undefined
      setRefusal(text)
      return text !== undefined
    },
  }
}
