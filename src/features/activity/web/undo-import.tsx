import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { useState } from 'react'
import { DAY_MS } from '#shared/time.ts'
import { Button } from '#ui/button/button.tsx'
import { UndoDialog } from '#features/bringing/web/index.ts'
import { UNDO_DAYS } from '#features/history/history.limits.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'

/** How many days are left to undo an import; 0 for everything else, and where it is undone. */
export function undoableDays({ action, changeId, undone, at }: ActivityEntry, now: Date): number {
  if (action !== 'menu.brought' || changeId === null || undone) return 0
  return Math.max(0, Math.ceil((Date.parse(at) + UNDO_DAYS * DAY_MS - now.getTime()) / DAY_MS))
}

type UndoImportProps = { restaurant: Restaurant; changeId: string; daysLeft: number }

/** Takes an import back, with a count first (BRINGING §4.11). */
export function UndoImport({ restaurant, changeId, daysLeft }: UndoImportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<ArrowUUpLeftIcon size={18} weight="bold" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {texts.undo(daysLeft)}
      </Button>
      <UndoDialog open={isOpen} restaurant={restaurant} changeId={changeId} onClose={() => setOpen(false)} />
    </>
  )
}
