import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { useWhose } from '#ui/offline/whose.ts'

/** Asks whose change holds when somebody else was first (3-decisions §1). */
export function WhoseQuestion() {
  const asked = useWhose()
  const [question, setQuestion] = useState(asked)
  // While the dialog closes it still shows what it asked.
  if (asked && asked !== question) setQuestion(asked)
  return (
    <AlertDialog
      open={asked !== undefined}
      title={texts.changed}
      tone="primary"
      dismissible={false}
      confirmLabel={texts.keepMine}
      cancelLabel={texts.keepTheirs}
      onConfirm={() => asked?.answer(true)}
      onCancel={() => asked?.answer(false)}
    >
      {question && (
        <>
          <p>{texts.changedWhile(question.name)}</p>
          {question.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </AlertDialog>
  )
}
