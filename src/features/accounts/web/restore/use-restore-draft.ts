import { useState } from 'react'
import { readDraft, type RestoreDraft } from '../../restore-draft.rules.ts'

const STORAGE_KEY = 'sobremesa.restore-password'

function kept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** The step and what it needs, kept in this tab only. */
export function useRestoreDraft(): [RestoreDraft, (next: RestoreDraft) => void, () => void] {
  const [draft, setDraft] = useState(() => readDraft(kept()))
  const keep = (next: RestoreDraft) => {
    setDraft(next)
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    } catch {
      // A browser without storage begins again after a reload.
    }
  }
  const forget = () => {
    try {
      sessionStorage.removeItem(STORAGE_KEY)
    } catch {
      // Nothing was kept.
    }
  }
  return [draft, keep, forget]
}
