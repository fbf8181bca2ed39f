import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { useWhose } from '#ui/offline/whose.ts'

/** Asks whose change holds when somebody else was first (3-decisions §1). */
export function WhoseQuestion() {
  const question = useWhose()
  return (
    <AlertDialog
      open={question !== undefined}
      title={texts.changed}
      tone="primary"
      confirmLabel={texts.keepMine}
      cancelLabel={texts.keepTheirs}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
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
