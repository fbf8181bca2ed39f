import { useEffect, useRef } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { settingsTexts as texts } from '../../profile/settings.texts.ts'
import type { SettingsState } from './use-save-settings.ts'

const TOAST = 'unsaved'

/**
 * The toast 'Tienes cambios sin guardar' with Guardar, on every tab, until the changes are saved or discarded (S2 §2).
 */
export function useUnsavedToast({
  hasChanges,
  isSaving,
  save,
}: Pick<SettingsState, 'hasChanges' | 'isSaving' | 'save'>): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!hasChanges) return toast.close(TOAST)
    const action = { label: texts.save, busy: isSaving, onClick: () => void latest.current() }
    toast.warning(texts.unsaved, { id: TOAST, persistent: true, action })
  }, [hasChanges, isSaving])
  useEffect(() => () => toast.close(TOAST), [])
}
