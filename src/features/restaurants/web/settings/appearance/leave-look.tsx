import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { PLANS } from '#features/billing/plans.ts'
import { useUser } from '#features/identity/web/index.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import { lookTexts as texts } from '#features/restaurants/looks.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'

type Answer = (isSaved: boolean) => void
type Asked = { style: Style; answer: Answer }

/**
 * Who saves another look in place of one that the plan no longer carries is asked, because there is no way back without
 * it (EXTRA-LOOKS §6 19). `ask` answers true to save; the caller renders `dialog`.
 */
export function useLeaveLook({ theme }: Restaurant) {
  const { subscription } = useUser()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (style: Style): Promise<boolean> => {
    if (theme.lookUntil === undefined || style === theme.style) return Promise.resolve(true)
    return new Promise(answer => setAsked({ style, answer }))
  }
  const close = (isSaved: boolean) => {
    asked?.answer(isSaved)
    setAsked(null)
  }
  const [look, other] = [LOOKS[theme.style].name, asked ? LOOKS[asked.style].name : '']
  const dialog = (
    <AlertDialog
      open={asked !== null}
      tone="primary"
      title={texts.leave(look)}
      confirmLabel={texts.save(other)}
      cancelLabel={texts.keep(look)}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {texts.leaveText(subscription ? PLANS[subscription.tier].name : '', look, other)}
    </AlertDialog>
  )
  return { ask, dialog }
}
