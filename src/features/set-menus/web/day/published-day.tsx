import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo'
import { useEffect, useRef } from 'react'
import { slotsInWords, weekdayAndNumber } from '#features/restaurants/opening/day-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dayInText } from '../../daily/day-words.ts'
import { DoneNotice } from '../fields/done-notice.tsx'
import { DayAsRead } from './day-as-read.tsx'
import styles from './day-views.module.css'

type Shown = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

type PublishedProps = Shown & {
  today: number
  menuUrl: string
  sharePath: string
  /** It has just gone out: the focus is where it is shared. */
  isNew: boolean
  mayWrite: boolean
  onChange: () => void
  tomorrow: { date: string; onOpen: () => void } | undefined
}

/** Something is written that diners do not read yet. */
export const Unpublished = () => <Alert tone="warning">{texts.unpublished}</Alert>

/** Published, before its hours. */
export function PublishedDay(props: PublishedProps) {
  const { day, rules, restaurant, today, menuUrl, sharePath, isNew, mayWrite, onChange, tomorrow } = props
  const share = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) share.current?.focus()
  }, [isNew])
  return (
    <>
      <DoneNotice title={texts.published} text={texts.onTop(dayInText(day.date, today), slotsInWords(rules.slots))} />
      {day.hasChanges && <Unpublished />}
      <div className={styles.next}>
        <ButtonRouterLink ref={share} wide to={sharePath} icon={<WhatsappLogoIcon size={20} />}>
          {texts.share}
        </ButtonRouterLink>
        <ButtonLink wide variant="secondary" href={menuUrl} target="_blank" icon={<EyeIcon size={20} />}>
          {texts.seeAsDiner}
        </ButtonLink>
      </div>
      {mayWrite && (
        <Button variant="ghost" className={styles.change} icon={<PencilSimpleIcon size={20} />} onClick={onChange}>
          {texts.changeSomething}
        </Button>
      )}
      <DayAsRead day={day} restaurant={restaurant} />
      {tomorrow && (
        <button type="button" className={styles.tomorrow} onClick={tomorrow.onOpen}>
          <CalendarPlusIcon size={24} aria-hidden="true" />
          <span>
            <b>{texts.prepareNext(dayInText(tomorrow.date, today))}</b>
            <small>{capitalized(weekdayAndNumber(tomorrow.date))}</small>
          </span>
          <CaretRightIcon size={15} weight="bold" aria-hidden="true" />
        </button>
      )}
    </>
  )
}
