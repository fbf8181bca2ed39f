import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useUser } from '#features/identity/web/index.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { keptTexts as texts } from '#ui/unsaved/kept.texts.ts'
import { keptSentence } from '#ui/unsaved/kept-when.ts'
import { type Written, writtenIn } from './written.ts'
import { isResumed } from '#ui/unsaved/kept-forms.ts'
import { dropTyping, holdTyping, keptTyping } from '#ui/unsaved/kept-typing.ts'

type Typing<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form is about: a dish or category by its id, or a new one. */
  place: string
  /** The URL that opens it. */
  path: string
  open: boolean
  isDirty: boolean
  /** Its name as it is typed now. */
  title: () => string
}

/**
 * What somebody types is kept when their session ends under it, and offered when the same form is opened again within
 * 24 hours (EVERY-DAY §6). The caller must render what it answers.
 */
export function useKeptTyping<Values extends FieldValues>(typing: Typing<Values>): ReactNode {
  const { form, place, path, open, isDirty, title } = typing
  const { id } = useUser()
  const [kept, setKept] = useState(() => (open ? keptTyping(id, place) : undefined))
  const read = useEffectEvent(() => form.getValues())
  const name = useEffectEvent(title)
  const url = useEffectEvent(() => path)
  const text = useEffectEvent(() => writtenIn((form.getValues() as { translations?: Written }).translations ?? {}))
  useEffect(() => {
    if (!open || !isDirty) return
    return holdTyping({ place, path: () => url(), title: () => name(), read: () => read(), text: () => text() })
  }, [open, isDirty, place])
  const answered = () => {
    dropTyping(id, place)
    setKept(undefined)
  }
  const goOn = () => {
    if (kept) form.reset({ ...form.getValues(), ...(kept.values as Partial<Values>) }, { keepDefaultValues: true })
    answered()
  }
  const [isAsking, setAsking] = useState(false)
  const begin = useEffectEvent(() => {
    if (kept && isResumed(place)) return goOn()
    setAsking(true)
  })
  useEffect(() => {
    // Two dialogs that open at once would hide each other from screen readers: first the form, then the question.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
  if (!kept) return null
  return (
    <AlertDialog
      open={isAsking}
      dismissible={false}
      title={texts.title}
      tone="primary"
      confirmLabel={texts.goOn}
      cancelLabel={texts.drop}
      onConfirm={goOn}
      onCancel={answered}
    >
      {keptSentence(kept)}
    </AlertDialog>
  )
}
