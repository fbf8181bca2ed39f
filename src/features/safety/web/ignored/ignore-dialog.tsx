import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Finding, IGNORE_REASONS, type IgnoreReason } from '../../check.contract.ts'
import { IGNORE_NOTE_MAX } from '../../check.limits.ts'
import { ignoreTexts as texts } from '../../check.texts.ts'
import { wordsOfFinding } from '../../finding.texts.ts'
import { saidOf } from '../../said-of.ts'
import type { LoadedMenu } from '../check.queries.ts'
import styles from './ignore-dialog.module.css'
import type { CheckActions } from '../use-check-actions.ts'

type DialogProps = {
  /** Null: closed. */
  finding: Finding | null
  menu: LoadedMenu
  restaurant: Restaurant
  actions: CheckActions
  onClose: () => void
}

/** Why a finding is ignored on purpose; what it says while it closes stays. */
export function IgnoreDialog({ finding, menu, restaurant, actions, onClose }: DialogProps) {
  const [shown, setShown] = useState(finding)
  const [reason, setReason] = useState<IgnoreReason>('right')
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const form = useId()
  if (finding && finding !== shown) {
    setShown(finding)
    setReason('right')
    setNote('')
  }
  const title = shown ? wordsOfFinding(shown, saidOf(shown, { ...menu, ...restaurant })).title : ''
  const submit = async () => {
    if (!shown) return
    setIsBusy(true)
    const isDone = await actions.ignore(shown, { reason, note })
    setIsBusy(false)
    if (isDone) onClose()
  }
  return (
    <Modal
      open={finding !== null}
      onClose={onClose}
      title={texts.title}
      unsaved={note !== ''}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>
          <b>{title}.</b> {reason === 'later' ? texts.laterPromise : texts.promise}
        </p>
        <fieldset className={styles.reasons}>
          <legend>{texts.why}</legend>
          {IGNORE_REASONS.map(one => (
            <label key={one}>
              <input
                className="vh"
                type="radio"
                name={`${form}-reason`}
                value={one}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
              <CheckIcon size={16} weight="bold" aria-hidden="true" />
              {texts.reasons[one]}
            </label>
          ))}
        </fieldset>
        <TextField
          label={
            <>
              {texts.note} <span className={styles.optional}>{texts.optional}</span>
            </>
          }
          value={note}
          maxLength={IGNORE_NOTE_MAX}
          onChange={event => setNote(event.target.value)}
        />
      </form>
    </Modal>
  )
}
