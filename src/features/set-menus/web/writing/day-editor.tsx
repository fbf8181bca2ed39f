import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { PriceField } from '#ui/field/price-field.tsx'
import { formatPrice } from '#shared/money.ts'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dayInText, weekdaysInWords } from '../../daily/day-words.ts'
import { isUndeclared, type Known } from '../../form/day-form.ts'
import { useCourseList } from '../lines/course-list.tsx'
import styles from './day-editor.module.css'
import { IncludesField } from '../fields/includes-field.tsx'
import { NoteField } from '../fields/note-field.tsx'
import type { DayWriting } from './use-day-writing.ts'

type DayEditorProps = {
  day: DailyMenu
  rules: DailyRules
  restaurant: Restaurant
  writing: DayWriting
  known: readonly Known[]
  today: number
  menuUrl: string
  onWhen: () => void
  onWrite: () => void
}

/** A day as a sheet of paper: a line for each dish, what is included, the price, when (TABLE §5 8, 9). */
export function DayEditor(props: DayEditorProps) {
  const { rules, restaurant, writing, known, onWhen, onWrite } = props
  const { values, change, faults } = writing
  const courses = useCourseList({ values, faults, known, restaurant, onChange: change })
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void writing.publish()
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [writing])
  return (
    <div className={styles.editor} onFocus={onWrite}>
      {courses.list}
      <IncludesField includes={values.includes} onChange={next => change({ ...values, includes: next })} />
      <NoteField
        note={values.note}
        locale={restaurant.defaultLocale}
        error={faults.note}
        onChange={note => change({ ...values, note })}
      />
      <div className={styles.priceAndWhen}>
        <PriceField
          label={texts.price}
          value={values.price}
          error={faults.price}
          readOnly={!hasRight(restaurant, 'prices')}
          hint={hasRight(restaurant, 'prices') ? undefined : whoChanges(restaurant, 'prices')}
          currency={formatPrice(0, restaurant.currency).replace(/[\d.,\s]/g, '')}
          onChange={event => change({ ...values, price: event.target.value })}
        />
        <button type="button" className={styles.when} onClick={onWhen}>
          <span>
            <b>
              {weekdaysInWords(rules.days)}, {slotsInWords(rules.slots)}
            </b>
            {rules.untilSoldOut && <small>{texts.untilSoldOut}</small>}
          </span>
          <CaretRightIcon size={15} weight="bold" />
        </button>
      </div>
      <Footer {...props} onReview={courses.review} />
    </div>
  )
}

/** What is missing, when it will be seen, and the one button; over the keyboard of a phone it does not stand. */
function Footer({ day, rules, writing, today, menuUrl, onReview }: DayEditorProps & { onReview: () => void }) {
  const { values, publish, isPublishing, isOffline, publishLater } = writing
  const undeclared = values.courses.flatMap(({ lines }) => lines).filter(isUndeclared).length
  const isOut = day.state === 'published' || day.state === 'prepared'
  const submit = async () => {
    const faults = await publish()
    if (faults) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <div className={styles.footer}>
      {undeclared > 0 && (
        <div className={styles.missing}>
          <WarningCircleIcon size={18} />
          <span>{texts.missing(undeclared)}</span>
          <Button variant="ghost" size="sm" onClick={onReview}>
            {texts.review}
          </Button>
        </div>
      )}
      <p className={styles.said} role="status">
        {isOffline ? (
          <>
            <WifiSlashIcon size={17} />
            {publishLater ? texts.willPublish : texts.keptHere}
          </>
        ) : (
          undeclared === 0 && texts.willBeSeen(dayInText(day.date, today), slotsInWords(rules.slots))
        )}
      </p>
      <div className={styles.buttons}>
        {!isOffline && (
          <ButtonLink variant="secondary" href={menuUrl} target="_blank" icon={<EyeIcon size={20} />}>
            {texts.see}
          </ButtonLink>
        )}
        <Button
          className={styles.publish}
          busy={isPublishing && !isOffline}
          busyLabel={texts.publishing}
          disabled={isOffline && publishLater}
          onClick={() => void submit()}
        >
          {isOffline ? texts.publishLater : isOut ? texts.saveChanges : texts.publish}
        </Button>
      </div>
    </div>
  )
}
