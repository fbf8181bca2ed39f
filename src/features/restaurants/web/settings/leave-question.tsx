import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import type { UnsavedChange } from '../../profile/changes.rules.ts'
import { SETTINGS_TABS } from '../../profile/settings.rules.ts'
import { settingsTexts as texts, unsavedTexts } from '../../profile/settings.texts.ts'
import styles from './leave-question.module.css'

type LeaveQuestionProps = {
  open: boolean
  changes: readonly UnsavedChange[]
  /** The restaurant on the page. */
  name: string
  /** The restaurant that was chosen in its place; null: another page was. */
  destination: string | null
  isSaving: boolean
  /** Null: a right was taken away, and saving would be refused. */
  onSave: (() => void) | null
  onDiscard: () => void
  onStay: () => void
  returnFocus: () => HTMLElement | null
}

/** Names tab and change before they would be lost; saving them is the first answer (EVERY-DAY §8). */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { destination, isSaving, onSave } = props
  return (
    <AlertDialog
      open={props.open}
      title={destination === null ? texts.unsaved : unsavedTexts.before(destination)}
      tone={onSave ? 'primary' : 'danger'}
      confirmLabel={destination === null ? texts.discard : unsavedTexts.discardAndSwitch}
      cancelLabel={texts.stay}
      {...(onSave && {
        keep: {
          label: destination === null ? unsavedTexts.saveAndLeave : unsavedTexts.saveAndSwitch,
          busy: isSaving,
          busyLabel: unsavedTexts.saving,
          onClick: onSave,
        },
      })}
      onConfirm={props.onDiscard}
      onCancel={() => !isSaving && props.onStay()}
      returnFocus={props.returnFocus}
    >
      <What {...props} />
    </AlertDialog>
  )
}

function What({ changes, name, destination }: LeaveQuestionProps) {
  const tabs = SETTINGS_TABS.map(tab => ({ tab, says: changes.filter(one => one.tab === tab).map(one => one.says) }))
  const changed = tabs.filter(({ says }) => says.length > 0)
  const only = changed.length === 1 ? changed[0] : undefined
  if (only && destination !== null)
    return (
      <p>
        {unsavedTexts.in}
        <b>{texts.tabs[only.tab]}</b>
        {unsavedTexts.of(name)} {unsavedTexts.notSavedThere(only.says.join(', '))}
      </p>
    )
  if (only)
    return (
      <p>
        {unsavedTexts.in}
        <b>{texts.tabs[only.tab]}</b>: {only.says.join(', ')}. {unsavedTexts.lost(only.says.length)}
      </p>
    )
  return (
    <ul className={styles.changes}>
      {changed.map(({ tab, says }) => (
        <li key={tab}>
          <b>{texts.tabs[tab]}</b> {says.join(', ')}
        </li>
      ))}
    </ul>
  )
}
