import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { questionsOf } from '../../screen/doubts.rules.ts'
import { entryTexts as texts } from '../../screen/entry.texts.ts'
import { broughtCounts } from '../../screen/review.rules.ts'
import { useDraftCalls } from '../bringing.queries.ts'
import { Slip } from '../entry/bring-slip.tsx'
import { firstPicture } from '../page-url.ts'

/** 'Tienes una carta a medias': go on with it, or throw it away and begin another. */
export function HalfDone({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const scoped = useScoped()
  const calls = useDraftCalls(restaurant._id)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { dishes } = broughtCounts(draft)
  const throwAway = async () => {
    setBusy(true)
    try {
      await calls.discard()
    } catch (error) {
      toast.error(failureText(error, texts.throwFailed))
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Slip
        picture={firstPicture(restaurant._id, draft)}
        title={texts.half(dishes, questionsOf(draft).length)}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {texts.another}
            </Button>
            <ButtonRouterLink to={scoped(`${BRING_PAGE}?paso=revisar`)}>{texts.goOn}</ButtonRouterLink>
          </>
        }
      >
        <p>{texts.halfHint(draft.readAt ?? draft.expiresAt, draft.expiresAt)}</p>
      </Slip>
      <ThrowAway
        open={isAsking}
        draft={draft}
        busy={isBusy}
        onConfirm={() => void throwAway()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

type ThrowAwayProps = { open: boolean; draft: Draft; busy: boolean; onConfirm: () => void; onCancel: () => void }

/** '¿Tirar este borrador?', before another one takes its place. */
export function ThrowAway({ open, draft, busy, onConfirm, onCancel }: ThrowAwayProps) {
  return (
    <AlertDialog
      open={open}
      title={texts.throwTitle}
      confirmLabel={texts.throwAway}
      cancelLabel={texts.keep}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{texts.throwText(broughtCounts(draft).dishes)}</p>
    </AlertDialog>
  )
}
