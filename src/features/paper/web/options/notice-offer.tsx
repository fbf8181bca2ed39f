import { Button } from '#ui/button/button.tsx'
import { useDownload } from '#ui/client/use-download.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { makeStaffSheet } from '../../paper.contract.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { otherSheetTexts } from '../../screen/paper-sheets.texts.ts'
import { ASK_AGAIN_MS } from '../../screen/screen.limits.ts'
import type { Sheet } from '../sheet/use-sheet.ts'
import styles from './notice-offer.module.css'

/**
 * A sheet without allergens needs a sign in the room that says whom to ask (PAPER-AND-NUMBERS §5 13). Where a dish is
 * not declared the sign would promise too much, and is not offered.
 */
export function NoticeOffer({ restaurant, sheet }: { restaurant: Restaurant; sheet: Sheet }) {
  const download = useDownload(makeStaffSheet, {
    id: 'paper-notice',
    failed: otherSheetTexts.failed,
    askAgainForMs: ASK_AGAIN_MS,
  })
  if (!sheet.drawn || sheet.drawn.preview.warnings.undeclared.length > 0) return null
  return (
    <p className={styles.offer}>
      {texts.noticeOffer}{' '}
      <Button
        variant="ghost"
        size="sm"
        busy={download.isBusy}
        busyLabel={texts.preparing}
        onClick={() => void download.start({ params: { id: restaurant._id }, body: { kind: 'notice' } })}
      >
        {texts.noticeDownload}
      </Button>
    </p>
  )
}
