import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { LookFrame, lookPath } from '#features/restaurants/web/index.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { DAILY_ID } from '../../own-address.ts'
import { DAY_PARAMETER } from '../../set-menus.paths.ts'
import styles from './day-preview.module.css'

/** Under it there is no room beside the sheet. */
const WIDE = '(min-width: 1181px)'
/** So that words which follow one another are drawn once. */
const REST_MS = 400

type DayPreviewProps = { restaurantId: string; day: DailyMenu /** What it shows. */; said: string }

/** The real page with the day as it is written, on a drawn phone beside the sheet of a laptop (TABLE §5). */
export function DayPreview({ restaurantId, day, said }: DayPreviewProps) {
  const isWide = useMediaQuery(WIDE)
  const isOffline = useIsOffline()
  const { date, updatedAt } = day
  const path = useDebounced(
    `${lookPath(restaurantId)}?${new URLSearchParams({ [DAY_PARAMETER]: date, version: updatedAt })}`,
    REST_MS,
  )
  // Without a connection the last page stays.
  const [shown, setShown] = useState(isOffline ? undefined : path)
  if (!isOffline && shown !== path) setShown(path)
  if (!isWide) return null
  return (
    <aside className={cx('mantel', styles.table)} aria-label={texts.preview}>
      <p className={styles.said}>{said}</p>
      <div className={styles.phone}>
        <div className={styles.screen}>
          {shown && <LookFrame path={shown} title={texts.previewFrame} anchor={DAILY_ID} inert />}
        </div>
      </div>
    </aside>
  )
}
