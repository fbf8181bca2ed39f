import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dayInText } from '../../daily/day-words.ts'
import { DayAsRead } from './day-as-read.tsx'
import styles from './day-views.module.css'

type Shown = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

type PublishedProps = Shown & {
  today: number
  menuUrl: string
  share: ReactNode
  mayWrite: boolean
  onChange: () => void
  onTomorrow: (() => void) | undefined
}

/** Published, before its hours. */
export function PublishedDay(props: PublishedProps) {
  const { day, rules, restaurant, today, menuUrl, share, mayWrite, onChange, onTomorrow } = props
  return (
    <>
      <div className={styles.ok} role="status">
        <span className={styles.check}>
          <CheckIcon size={22} weight="bold" />
        </span>
        <span>
          <b>{texts.published}</b>
          <span>{texts.onTop(dayInText(day.date, today), slotsInWords(rules.slots))}</span>
        </span>
      </div>
      <div className={styles.next}>
        {share}
        <ButtonLink variant="secondary" href={menuUrl} target="_blank" icon={<EyeIcon size={20} />}>
          {texts.seeAsDiner}
        </ButtonLink>
        {mayWrite && (
          <Button variant="ghost" icon={<PencilSimpleIcon size={20} />} onClick={onChange}>
            {texts.changeSomething}
          </Button>
        )}
      </div>
      <DayAsRead day={day} restaurant={restaurant} />
      {onTomorrow && (
        <Button variant="secondary" wide icon={<CalendarPlusIcon size={20} />} onClick={onTomorrow}>
          {texts.prepareTomorrow}
        </Button>
      )}
    </>
  )
}
