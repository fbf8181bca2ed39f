import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { syncRestaurants } from '../../team.contract.ts'
import { memberTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'

const TOAST = 'team-sync'

/** Gives the whole team access to all restaurants, after a confirmation; then says how many got it (S2 §2). */
export function SyncButton() {
  const { team, scope, restaurants } = useTeam()
  const reload = useReloadTeam()
  const [isBusy, setBusy] = useState(false)
  const sync = async () => {
    const agreed = await toast.confirm({
      title: texts.syncTitle(restaurants.length),
      description: texts.syncHint(team.taken, restaurants.length),
      confirmLabel: texts.syncConfirm,
      tone: 'primary',
      icon: <ArrowsClockwiseIcon size={18} weight="bold" />,
    })
    if (!agreed) return
    setBusy(true)
    try {
      const { restaurantCount, syncedCount } = await call(syncRestaurants, { query: scope })
      const result = syncedCount > 0 ? texts.synced(restaurantCount, syncedCount) : texts.syncedNobody(restaurantCount)
      toast.success(result, { id: TOAST })
    } catch (error) {
      toast.error(messageOf(error, texts.syncFailed), { id: TOAST })
    }
    setBusy(false)
    await reload()
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<ArrowsClockwiseIcon size={20} />}
      busy={isBusy}
      busyLabel={texts.syncing}
      onClick={() => void sync()}
    >
      {texts.sync}
    </Button>
  )
}
