import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { LifebuoyIcon } from '@phosphor-icons/react/dist/csr/Lifebuoy'
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type FormEvent, useId, useRef, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { callForMessage } from '#ui/client/client.ts'
import { isConfirmNeeded } from '#ui/client/session-calls.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { accountTexts } from '../../accounts.texts.ts'
import { deleteAccount } from '../../deletion.contract.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import styles from './security.module.css'

const texts = securityTexts.deletion
const TOAST = 'deletion'
/** So long the success can be read before the landing page takes its place. */
const READING_MS = 2000

type DeleteAccountProps = { open: boolean; onClose: () => void }

/** Asks for the word ELIMINAR, exactly; then the account is gone and the landing page opens (S2 §4, §5). */
export function DeleteAccount({ open, onClose }: DeleteAccountProps) {
  const [word, setWord] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || word !== texts.word) return
    setBusy(true)
    try {
      const { message } = await callForMessage(deleteAccount, {})
      toast.success(message ?? accountTexts.accountDeleted, { id: TOAST })
      setTimeout(() => location.assign(PAGES.landing), READING_MS)
    } catch (error) {
      setBusy(false)
      if (!isConfirmNeeded(error)) toast.error(failureText(error, texts.failed), { id: TOAST })
    }
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setWord('')}
      onCloseRequest={() => !isBusy}
      title={<span className={styles.dangerTitle}>{texts.open}</span>}
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-filled"
            busy={isBusy}
            busyLabel={texts.deleting}
            disabled={word !== texts.word}
            aria-description={word === texts.word ? undefined : texts.wordLabel}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <Consequences />
        <TextField
          ref={field}
          label={texts.wordLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          readOnly={isBusy}
          onChange={event => setWord(event.target.value)}
        />
      </form>
    </Modal>
  )
}

/** What ends at once, then what can still be done and what is kept. */
function Consequences() {
  const { ends, undo, comesBack, kept } = texts.consequences
  return (
    <ul className={styles.consequences}>
      {ends.map(line => (
        <li key={line} data-lost="">
          <XIcon size={20} weight="bold" aria-hidden="true" />
          {line}
        </li>
      ))}
      <li>
        <ClockCounterClockwiseIcon size={20} aria-hidden="true" />
        <span>
          <b>{undo.lead}</b> {undo.text}
        </span>
      </li>
      <li>
        <LifebuoyIcon size={20} aria-hidden="true" />
        {comesBack}
      </li>
      <li>
        <ReceiptIcon size={20} aria-hidden="true" />
        {kept}
      </li>
    </ul>
  )
}
