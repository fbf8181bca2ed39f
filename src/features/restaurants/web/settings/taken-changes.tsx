import { useFormContext } from 'react-hook-form'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import { type UnsavedChange, writtenText } from '../../profile/changes.rules.ts'
import type { SettingsValues } from '../../profile/settings.rules.ts'
import { readTexts as texts } from '../../profile/settings.texts.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { takenRight } from '../../rights.rules.ts'
import { type ReadTab, rightOfTab } from './read-settings.tsx'
import styles from './read-settings.module.css'

type TakenChangesProps = { tab: ReadTab; restaurant: Restaurant; changes: readonly UnsavedChange[] }

/**
 * Over a tab whose right was taken away while somebody wrote: the fields stay as typed, to be copied, until they are
 * given up (EVERY-DAY §5).
 */
export function TakenChanges({ tab, restaurant, changes }: TakenChangesProps) {
  const { formState, getValues, setValue } = useFormContext<SettingsValues>()
  const { lead, text } = takenRight(restaurant, rightOfTab(tab))
  const discard = () => {
    const stored = formState.defaultValues as SettingsValues
    const fields = new Set(changes.map(({ path }) => path.split('.')[0] as keyof SettingsValues))
    for (const field of fields) setValue(field, structuredClone(stored[field]), { shouldDirty: true })
  }
  return (
    <Alert
      tone="warning"
      live
      className={styles.taken}
      action={
        <div className={styles.takenActions}>
          <CopyWritten size="sm" text={writtenText(getValues(), changes)} />
          <Button variant="ghost" size="sm" onClick={discard}>
            {texts.discard}
          </Button>
        </div>
      }
    >
      <b>{lead}</b> {text}
    </Alert>
  )
}
