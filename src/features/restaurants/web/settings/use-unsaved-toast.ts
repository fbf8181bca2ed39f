import { useEffect, useRef } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import type { SettingsState } from './use-save-settings.ts'

const TOAST = 'unsaved'

/**
 * The toast 'Tienes cambios sin guardar' with Guardar, on every tab, until the changes are saved or discarded (S2 §2);
 * without it where the right to save them was taken away.
 */
export function useUnsavedToast({
  hasChanges,
  isSaving,
  save,
}: Pick<SettingsState, 'hasChanges' | 'isSaving'> & { save: SettingsState['save'] | null }): void {
  const maySave = save !== null
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!hasChanges) return toast.close(TOAST)
    const action = { label: texts.save, busy: isSaving, onClick: () => void latest.current?.() }
    toast.warning(texts.unsaved, { id: TOAST, persistent: true, ...(maySave && { action }) })
  }, [hasChanges, isSaving, maySave])
  useEffect(() => () => toast.close(TOAST), [])
}
