import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#features/identity/web/index.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { keptTexts as texts } from '#ui/unsaved/kept.texts.ts'
import { keptSentence } from '#ui/unsaved/kept-when.ts'
import { dropOldTyping, type KeptForm, listTyping, resumeTyping } from '#ui/unsaved/kept-forms.ts'
import { dropTyping } from '#ui/unsaved/kept-typing.ts'
import styles from './kept-typing-offer.module.css'

/**
 * What this person had typed when their session ended and the page was closed: asked once the dashboard is open again,
 * one after the other, within 24 hours (EVERY-DAY §6).
 */
export function KeptTypingOffer() {
  const { id } = useUser()
  return <Offer key={id} userId={id} />
}

function Offer({ userId: id }: { userId: string }) {
  const navigate = useNavigate()
  const [kept, setKept] = useState(() => listTyping(id))
  useEffect(() => dropOldTyping(), [])
  const [first, ...rest] = kept
  if (!first) return null
  const drop = () => {
    dropTyping(id, first.place)
    setKept(rest)
  }
  if (first.text !== undefined)
    return <KeptText kept={first} text={first.text} onDrop={drop} onLater={() => setKept(rest)} />
  const goOn = () => {
    // Its form takes it from there; the others are asked the next time.
    setKept([])
    resumeTyping(first.place)
    void navigate(first.path)
  }
  return (
    <AlertDialog
      open
      dismissible={false}
      title={texts.title}
      tone="primary"
      confirmLabel={texts.goOn}
      cancelLabel={texts.drop}
      onConfirm={goOn}
      onCancel={drop}
    >
      {keptSentence(first)}
    </AlertDialog>
  )
}

/** `onLater`: it is there the next time. */
type KeptTextProps = { kept: KeptForm; text: string; onDrop: () => void; onLater: () => void }

/** A form that is not filled in again: its text is there to be copied. */
function KeptText({ kept, text, onDrop, onLater }: KeptTextProps) {
  return (
    <Modal
      open
      onClose={onLater}
      title={texts.title}
      description={keptSentence(kept)}
      footer={
        <>
          <Button variant="secondary" onClick={onDrop}>
            {texts.drop}
          </Button>
          <CopyWritten text={text} />
        </>
      }
    >
      <p className={styles.hint}>{texts.toCopy}</p>
      <p className={styles.text}>{text}</p>
    </Modal>
  )
}
