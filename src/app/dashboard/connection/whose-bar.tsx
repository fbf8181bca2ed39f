import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { useEffect, useEffectEvent } from 'react'
import { shortName } from '#shared/names/short-name.ts'
import { whoseTexts as texts } from '#ui/offline/offline.texts.ts'
import type { Question } from '#ui/offline/whose.ts'
import { momentOf } from '#ui/offline/whose-moment.ts'
import { toast } from '#ui/toast/toast.ts'

/** Asks in a bar over the page, one field after the other: both values in a sentence (TABLE §8). */
export function WhoseBar({ question, open }: { question: Question; open: boolean }) {
  const ask = useEffectEvent(async (until: AbortSignal) => {
    const mine = new Set<string>()
    for (const field of question.fields) {
      const leavesTheirs = await toast.confirm({
        title: texts.meanwhile,
        description: <Values question={question} field={field} />,
        confirmLabel: texts.keepTheirsBar,
        cancelLabel: texts.keepMineBar,
        icon: <WarningIcon size={18} />,
        tone: 'primary',
        until,
      })
      if (until.aborted) return
      if (!leavesTheirs) mine.add(field.key)
    }
    question.answer(mine)
  })
  useEffect(() => {
    if (!open) return
    const gone = new AbortController()
    void ask(gone.signal)
    return () => gone.abort()
  }, [open])
  return null
}

/** 'Ensaladilla rusa… · Media: ahora pone 6,50 €; tú pusiste 7,00 €.', and who it was. */
function Values({ question, field }: { question: Question; field: Question['fields'][number] }) {
  const { name, changedBy, at, isRestStored } = question
  return (
    <>
      <p>
        {texts.field(shortName(name), field.label)}: {texts.inBar(field.theirs, field.mine)}
      </p>
      <p>
        <small>
          {texts.changed(changedBy, momentOf(new Date(at), new Date()))} {isRestStored && texts.restStored}
        </small>
      </p>
    </>
  )
}
