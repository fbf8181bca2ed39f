import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { useUser } from '#features/identity/web/index.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { dropTyping, holdTyping, keptTyping } from '#ui/unsaved/kept-typing.ts'
import { formTexts } from '../../menu-page.texts.ts'

type Typing<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What the form is about: a dish or category by its id, or a new one. */
  place: string
  open: boolean
  isDirty: boolean
  /** Its name as it is typed now. */
  title: () => string
}

const TIME = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })

function whenText(at: Date, now: Date): string {
  const time = timeWithArticle(TIME.format(at))
  return at.toDateString() === now.toDateString() ? formTexts.keptToday(time) : formTexts.keptOn(DAY.format(at), time)
}

/**
 * What somebody types is kept when their session ends under it, and offered when the same form is opened again within
 * 24 hours (EVERY-DAY §6). The caller must render what it answers.
 */
export function useKeptTyping<Values extends FieldValues>(typing: Typing<Values>): ReactNode {
  const { form, place, open, isDirty, title } = typing
  const { id } = useUser()
  const [kept, setKept] = useState(() => (open ? keptTyping(id, place) : undefined))
  const read = useEffectEvent(() => form.getValues())
  const name = useEffectEvent(title)
  useEffect(() => {
    if (!open || !isDirty) return
    return holdTyping({ place, title: () => name(), read: () => read() })
  }, [open, isDirty, place])
  if (!kept) return null
  const answered = () => {
    dropTyping(id, place)
    setKept(undefined)
  }
  const goOn = () => {
    form.reset({ ...form.getValues(), ...(kept.values as Partial<Values>) }, { keepDefaultValues: true })
    answered()
  }
  return (
    <AlertDialog
      open
      dismissible={false}
      title={formTexts.keptTitle}
      tone="primary"
      confirmLabel={formTexts.keptGoOn}
      cancelLabel={formTexts.keptDrop}
      onConfirm={goOn}
      onCancel={answered}
    >
      {kept.title && `«${kept.title}», `}
      {whenText(new Date(kept.at), new Date())} {formTexts.keptWhy}
    </AlertDialog>
  )
}
