import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { namesInWords, type Right } from '#features/identity/rights.rules.ts'
import { rightTexts } from '#features/identity/rights.texts.ts'
import { isOnlyGiven, type MemberWish, type RightsChange } from '../../member-merge.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import type { MemberConflict } from './use-save-member.ts'

type MemberConflictDialogProps = {
  /** The first name of the person whom both have changed. */
  name: string
  conflict: MemberConflict | null
  busy: boolean
  onSettle: (wish: MemberWish, conflict: MemberConflict) => void
}

/** 'Rafa ya ha cambiado a Marta': the other person's rights, or both changes (EVERY-DAY §5). */
export function MemberConflictDialog({ name, conflict, busy, onSettle }: MemberConflictDialogProps) {
  if (!conflict) return null
  const { by, contested, theirs, both } = conflict
  const areGiven = isOnlyGiven(contested.mine) && isOnlyGiven(contested.theirs)
  return (
    <AlertDialog
      open
      tone="primary"
      title={texts.conflict(by, name)}
      confirmLabel={areGiven ? texts.giveBoth : texts.doBoth}
      cancelLabel={texts.keepTheirs(by)}
      dismissible={false}
      busy={busy}
      onConfirm={() => onSettle(both, conflict)}
      onCancel={() => onSettle(theirs, conflict)}
    >
      {sentence(by === null ? texts.youDid : texts.theyDid, contested.theirs)}{' '}
      {sentence(by === null ? texts.nowYouHave : texts.youHave, contested.mine)}
    </AlertDialog>
  )
}

const inWords = (rights: readonly Right[]): string => namesInWords(rights.map(right => rightTexts[right].name))

const sentence = (words: typeof texts.theyDid, { given, taken }: RightsChange): string =>
  words(given.length > 0 ? inWords(given) : null, taken.length > 0 ? inWords(taken) : null)
