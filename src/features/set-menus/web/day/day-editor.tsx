import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useEffect, useState } from 'react'
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
import { declaredLine, isUndeclared, type Known, type LineValues } from '../../form/day-form.ts'
import { AllergenSheet } from './allergen-sheet.tsx'
import { CourseCard } from '../lines/course-card.tsx'
import styles from './day-editor.module.css'
import { IncludesField } from './includes-field.tsx'
import type { DayWriting } from './use-day-writing.ts'
import { useLines } from '../lines/use-lines.ts'

type DayEditorProps = {
  day: DailyMenu
  rules: DailyRules
  restaurant: Restaurant
  writing: DayWriting
  known: readonly Known[]
  today: number
  menuUrl: string
  onWhen: () => void
}

/** A day as a sheet of paper: a line for each dish, what is included, the price, when (TABLE §5 8, 9). */
export function DayEditor(props: DayEditorProps) {
  const { rules, restaurant, writing, known, onWhen } = props
  const { values, change, faults } = writing
  const lines = useLines(values, change)
  const [open, setOpen] = useState<{ courseId: string; line: LineValues } | null>(null)
  const mayAllergens = hasRight(restaurant, 'allergens')
  const taken = values.courses.flatMap(course => course.lines.map(({ text }) => text))
  const locale = restaurant.defaultLocale
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void writing.publish()
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [writing])
  const openFirst = () => {
    for (const course of values.courses) {
      const line = course.lines.find(isUndeclared)
      if (line) return setOpen({ courseId: course.id, line })
    }
  }
  return (
    <div className={styles.editor}>
      {values.courses.map(course => (
        <CourseCard
          key={course.id}
          course={course}
          lines={lines}
          known={known}
          taken={taken}
          errors={{ ...faults.lines, ...faults.courses }}
          mayAllergens={mayAllergens}
          onAllergens={line => setOpen({ courseId: course.id, line })}
        />
      ))}
      {faults.empty && (
        <p className={styles.error} role="alert">
          {faults.empty}
        </p>
      )}
      <IncludesField includes={values.includes} onChange={next => change({ ...values, includes: next })} />
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
      <Footer {...props} onReview={openFirst} />
      {open && (
        <AllergenSheet
          line={open.line}
          restaurant={restaurant}
          onClose={() => setOpen(null)}
          onSaved={said => {
            lines.set(open.courseId, declaredLine(open.line, said, locale))
            setOpen(null)
          }}
        />
      )}
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
