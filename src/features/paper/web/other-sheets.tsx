import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { GridNineIcon } from '@phosphor-icons/react/dist/csr/GridNine'
import { MegaphoneSimpleIcon } from '@phosphor-icons/react/dist/csr/MegaphoneSimple'
import type { Icon } from '@phosphor-icons/react'
import { useId } from 'react'
import { useDownload } from '#ui/client/use-download.ts'
import { Card } from '#ui/card/card.tsx'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { makeStaffSheet, type StaffSheet } from '../paper.contract.ts'
import { paperTexts } from '../screen/paper-page.texts.ts'
import { otherSheetTexts as texts, sheetTexts } from '../screen/paper-sheets.texts.ts'
import { ASK_AGAIN_MS } from '../screen/screen.limits.ts'
import styles from './other-sheets.module.css'

/** Sheets for the team and the room: the matrix of allergens and the notice (PAPER-AND-NUMBERS §5 13). */
export function OtherSheets({ restaurant, dishes }: { restaurant: Restaurant; dishes: readonly Dish[] }) {
  const titleId = useId()
  const undeclared = dishes.filter(({ allergensDeclared }) => !allergensDeclared).length
  return (
    <Card className={styles.card} flush aria-labelledby={titleId}>
      <h2 className="vh" id={titleId}>
        {texts.title}
      </h2>
      <OtherSheet
        restaurant={restaurant}
        kind="matrix"
        Icon={GridNineIcon}
        title={texts.matrix}
        hint={texts.matrixHint(sheetTexts.dishCount(dishes.length))}
      />
      <OtherSheet
        restaurant={restaurant}
        kind="notice"
        Icon={MegaphoneSimpleIcon}
        title={texts.notice}
        hint={undeclared > 0 ? texts.noticeNotYet(sheetTexts.dishCount(undeclared)) : texts.noticeHint}
        isOff={undeclared > 0}
      />
    </Card>
  )
}

type OtherSheetProps = {
  restaurant: Restaurant
  kind: StaffSheet
  Icon: Icon
  title: string
  hint: string
  isOff?: boolean
}

/** One of them: pressed, it is made and downloaded. */
function OtherSheet({ restaurant, kind, Icon: Shape, title, hint, isOff = false }: OtherSheetProps) {
  const download = useDownload(makeStaffSheet, {
    id: `paper-${kind}`,
    failed: texts.failed,
    askAgainForMs: ASK_AGAIN_MS,
  })
  const start = () => {
    if (!isOff && !download.isBusy) void download.start({ params: { id: restaurant._id }, body: { kind } })
  }
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={isOff || download.isBusy}
      aria-busy={download.isBusy || undefined}
      onClick={start}
    >
      <Shape size={24} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{download.isBusy ? busyWords(download.isWaiting) : hint}</small>
      </span>
      {!isOff && <CaretRightIcon size={15} weight="bold" aria-hidden="true" />}
    </button>
  )
}

const busyWords = (isWaiting: boolean): string => (isWaiting ? paperTexts.waitingTurn : paperTexts.preparing)
