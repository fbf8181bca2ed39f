import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { ProhibitInsetIcon } from '@phosphor-icons/react/dist/csr/ProhibitInset'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu, DailyRules } from '../../daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily-menu.texts.ts'
import { dayInText, includesInWords, lastClose } from '../../day-words.ts'
import { dishesInWords, repeatsFor } from '../../day-choices.ts'
import type { SetMenuItem } from '../../set-menu.shapes.ts'
import styles from './day-views.module.css'

type EmptyDayProps = {
  day: DailyMenu
  days: readonly DailyMenu[]
  today: number
  locale: Locale
  busy: boolean
  onRepeat: (from: string) => void
  onWrite: () => void
}

/** '¿Qué hay hoy?': one of the last ones again, or a new one (TABLE §5 8). */
export function EmptyDay({ day, days, today, locale, busy, onRepeat, onWrite }: EmptyDayProps) {
  return (
    <div className={styles.choices}>
      <p className={styles.question}>{texts.question(dayInText(day.date, today))}</p>
      {repeatsFor(day.date, days).map(({ date, label }, at) => {
        const source = days.find(one => one.date === date)
        return (
          <Choice
            key={date}
            first={at === 0}
            icon={<ArrowCounterClockwiseIcon size={22} />}
            title={label}
            text={source ? dishesInWords(source, locale) : ''}
            busy={busy}
            onChoose={() => onRepeat(date)}
          />
        )
      })}
      <Choice
        first={false}
        icon={<PencilSimpleIcon size={22} />}
        title={texts.writeWhole}
        text={texts.asOnPaper}
        busy={busy}
        onChoose={onWrite}
      />
    </div>
  )
}

type ChoiceProps = {
  first: boolean
  icon: ReactNode
  title: string
  text: string
  busy: boolean
  onChoose: () => void
}

function Choice({ first, icon, title, text, busy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      data-first={first ? '' : undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <span className={styles.icon}>{icon}</span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  )
}

type Shown = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

/** The dishes of a day as they are read, without anything to change. */
export function DayAsRead({ day, restaurant }: Pick<Shown, 'day' | 'restaurant'>) {
  const locale = restaurant.defaultLocale
  return (
    <div className={styles.read}>
      {day.courses
        .filter(({ items }) => items.length > 0)
        .map(course => (
          <section key={course._id}>
            <h3>{nameIn(course.names, locale, locale).text}</h3>
            <ul>
              {course.items.map(item => (
                <li key={item._id}>
                  {nameIn(item.names, locale, locale).text}
                  {item.supplement > 0 && ` (+${formatPrice(item.supplement, restaurant.currency)})`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {day.price > 0 && (
        <p className={styles.sum}>
          {formatPrice(day.price, restaurant.currency)} · {includesInWords(day.includes)}
        </p>
      )}
    </div>
  )
}

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

type ServiceProps = Shown & {
  now: number
  mayAvailability: boolean
  mayWrite: boolean
  onLine: (item: SetMenuItem, isLeft: boolean) => void
  onSoldOut: (isSoldOut: boolean) => void
  onChange: () => void
}

/** In its hours: what is left and what is not, and the end of the whole (TABLE §5 11). */
export function ServiceDay({ day, rules, restaurant, now, ...props }: ServiceProps) {
  const { mayAvailability, mayWrite, onLine, onSoldOut, onChange } = props
  const locale = restaurant.defaultLocale
  return (
    <>
      <div className={styles.now}>
        <span>
          <b>{timeOfMinute(houseMinute(now, restaurant.timezone))}</b>
          {texts.publishedUntil(lastClose(rules.slots))}
        </span>
        {mayAvailability && (
          <Button variant="secondary" icon={<ProhibitInsetIcon size={20} />} onClick={() => onSoldOut(true)}>
            {texts.soldOutWhole}
          </Button>
        )}
      </div>
      {day.courses
        .filter(({ items }) => items.length > 0)
        .map(course => (
          <section key={course._id} className={styles.course}>
            <h3>{nameIn(course.names, locale, locale).text}</h3>
            <ul>
              {course.items.map(item => {
                const name = nameIn(item.names, locale, locale).text
                return (
                  <li key={item._id} className={styles.serviceLine} data-gone={item.available ? undefined : ''}>
                    <span className={styles.dish}>{name}</span>
                    {item.supplement > 0 && (
                      <span className={styles.supplement}>+{formatPrice(item.supplement, restaurant.currency)}</span>
                    )}
                    <span className={styles.left}>{item.available ? texts.left : texts.gone}</span>
                    <Switch
                      label={texts.lineState(name)}
                      labelHidden
                      checked={item.available}
                      disabled={!mayAvailability}
                      onChange={isLeft => onLine(item, isLeft)}
                    />
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      {mayWrite && (
        <Button variant="ghost" icon={<PencilSimpleIcon size={20} />} onClick={onChange}>
          {texts.changeSomething}
        </Button>
      )}
    </>
  )
}

type SoldOutProps = Pick<Shown, 'day' | 'restaurant'> & { mayAvailability: boolean; onBack: () => void }

/** The whole is sold out. */
export function SoldOutDay({ day, restaurant, mayAvailability, onBack }: SoldOutProps) {
  const at = day.soldOutAt === null ? undefined : houseMinute(Date.parse(day.soldOutAt), restaurant.timezone)
  return (
    <>
      <div className={styles.now} data-sold-out="">
        <span>
          <b>{at === undefined ? texts.states.soldOut : texts.soldOutAt(timeWithArticle(timeOfMinute(at)))}</b>
          {texts.dinersRead}
        </span>
        {mayAvailability && (
          <Button variant="secondary" icon={<ArrowCounterClockwiseIcon size={20} />} onClick={onBack}>
            {texts.serveAgain}
          </Button>
        )}
      </div>
      <DayAsRead day={day} restaurant={restaurant} />
    </>
  )
}
