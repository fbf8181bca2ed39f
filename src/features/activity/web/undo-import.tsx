import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { UndoDialog } from '#features/bringing/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'

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
