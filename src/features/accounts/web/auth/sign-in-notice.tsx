import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { Alert } from '#ui/alert/alert.tsx'
import { signInNoticeTexts as texts } from '../../sign-in-notice.texts.ts'

/** Strangers have used up the tries of an email; its owner is not shut out (3-decisions §2). */
export function TriedElsewhere() {
  return (
    <Alert live icon={<ShieldCheckIcon size={20} aria-hidden="true" />}>
      {texts.triedElsewhere} <strong>{texts.enterAsAlways}</strong>
    </Alert>
  )
}
