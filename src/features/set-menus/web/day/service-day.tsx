import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { ProhibitInsetIcon } from '@phosphor-icons/react/dist/csr/ProhibitInset'
import { formatPrice } from '#shared/money.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { nameIn } from '#features/prices/names.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { lastClose } from '../../daily/day-words.ts'
import type { SetMenuItem } from '../../set-menu.shapes.ts'
import { DayAsRead } from './day-as-read.tsx'
import styles from './day-views.module.css'

type Shown = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

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
