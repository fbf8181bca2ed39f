import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { formatPrice } from '#shared/money.ts'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { PriceField } from '#ui/field/price-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { newAttempt } from '#ui/offline/attempt.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import { nameIn } from '#features/prices/names.ts'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { NEW_SET_MENU_TIMES, type SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { weekdaysInWords } from '../../daily/day-words.ts'
import { dayBody, type DayValues, dayValues, declaredLine, type LineValues } from '../../form/day-form.ts'
import { dayFaults, hasFaults, publishFaults } from '../../form/day-faults.ts'
import { knownDishes } from '../../form/suggestions.ts'
import type { SetMenu } from '../../set-menus.contract.ts'
import { menuFormTexts as texts } from '../../week.texts.ts'
import { historyOf } from '../daily-menu.queries.ts'
import { AllergenSheet } from '../day/allergen-sheet.tsx'
import { CourseCard } from '../lines/course-card.tsx'
import { IncludesField } from '../day/includes-field.tsx'
import { useLines } from '../lines/use-lines.ts'
import { WhenSheet } from '../day/when-sheet.tsx'
import styles from './menu-form.module.css'
import { type SentMenu, useSetMenuSaves } from './set-menus.queries.ts'

const TOAST = 'set-menu'
const EMPTY = { price: 0, includes: { bread: true, drink: true, dessert: true }, note: {}, courses: [] }

type MenuFormProps = {
  /** Null: a new one. */
  menu: SetMenu | null
  restaurant: Restaurant
  onClose: () => void
}

const timesOf = ({ days, slots, onHolidays, untilSoldOut }: SetMenuTimes): SetMenuTimes => ({
  days,
  slots,
  onHolidays,
  untilSoldOut,
})

/** A fixed menu: the same form as of a day, with a name and days of its own. */
export function MenuForm({ menu, restaurant, onClose }: MenuFormProps) {
  const { defaultLocale } = restaurant
  const saves = useSetMenuSaves(restaurant)
  const attempt = useRef(newAttempt<SentMenu>())
  const [start] = useState(() => dayValues(menu ?? EMPTY, defaultLocale))
  const [values, setValues] = useState<DayValues>(start)
  const [name, setName] = useState(() => (menu ? nameIn(menu.names, defaultLocale, defaultLocale).text : ''))
  const [times, setTimes] = useState<SetMenuTimes>(() => timesOf(menu ?? NEW_SET_MENU_TIMES))
  const [published, setPublished] = useState(menu?.published ?? true)
  const [wasSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isWhenOpen, setWhenOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [open, setOpen] = useState<{ courseId: string; line: LineValues } | null>(null)
  const lines = useLines(values, setValues)
  const { dishes } = useLoadedMenu(restaurant._id)
  const history = useQuery(historyOf(restaurant._id))
  const known = useMemo(
    () => knownDishes(dishes ?? [], history.data?.dishes ?? [], defaultLocale),
    [dishes, history.data, defaultLocale],
  )
  const faults = wasSent && published ? publishFaults(values) : dayFaults(values)
  const nameError = wasSent && name.trim() === '' ? texts.nameRequired : undefined

  const save = async () => {
    setSent(true)
    if (name.trim() === '' || hasFaults(published ? publishFaults(values) : dayFaults(values))) return
    const body: SentMenu = {
      names: { [defaultLocale]: name.trim() },
      ...timesOf(times),
      days: [...times.days],
      slots: [...times.slots],
      ...dayBody(values, defaultLocale),
      published,
    }
    setBusy(true)
    try {
      await (menu ? saves.change(menu, body) : saves.create(attempt.current, body))
      toast.success(texts.saved, { id: TOAST, about: name.trim() })
      onClose()
    } catch (error) {
      const said = error instanceof ApiError ? Object.values(error.errors)[0] : undefined
      toast.error(said ?? failureText(error, texts.saveFailed), { id: TOAST })
    } finally {
      setBusy(false)
    }
  }
  const remove = async (existing: SetMenu) => {
    setBusy(true)
    try {
      await saves.remove(existing)
      toast.success(texts.removed, { id: TOAST, about: name })
      onClose()
    } catch (error) {
      toast.error(failureText(error, texts.removeFailed), { id: TOAST })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      variant="sidebar"
      open
      title={menu ? texts.edit : texts.create}
      unsaved={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={onClose}
      footer={
        <>
          {menu && (
            <Button variant="danger" icon={<TrashIcon size={18} />} disabled={isBusy} onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
          <Button busy={isBusy} busyLabel={texts.saving} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={texts.name}
          placeholder={texts.namePlaceholder}
          value={name}
          error={nameError}
          onChange={event => setName(event.target.value)}
        />
        {values.courses.map(course => (
          <CourseCard
            key={course.id}
            course={course}
            lines={lines}
            known={known}
            taken={values.courses.flatMap(one => one.lines.map(({ text }) => text))}
            errors={{ ...faults.lines, ...faults.courses }}
            mayAllergens={hasRight(restaurant, 'allergens')}
            onAllergens={line => setOpen({ courseId: course.id, line })}
          />
        ))}
        {faults.empty && (
          <p className={styles.error} role="alert">
            {faults.empty}
          </p>
        )}
        <IncludesField includes={values.includes} onChange={includes => setValues({ ...values, includes })} />
        <PriceField
          label={dailyTexts.price}
          value={values.price}
          error={faults.price}
          readOnly={!hasRight(restaurant, 'prices')}
          currency={formatPrice(0, restaurant.currency).replace(/[\d.,\s]/g, '')}
          onChange={event => setValues({ ...values, price: event.target.value })}
        />
        <button type="button" className={styles.when} onClick={() => setWhenOpen(true)}>
          <b>
            {weekdaysInWords(times.days)}, {slotsInWords(times.slots)}
          </b>
          <CaretRightIcon size={15} weight="bold" />
        </button>
        <Switch label={texts.publish} checked={published} onChange={setPublished} />
      </div>
      {isWhenOpen && (
        <WhenSheet times={times} onSave={async next => setTimes(next)} onClose={() => setWhenOpen(false)} />
      )}
      {open && (
        <AllergenSheet
          line={open.line}
          restaurant={restaurant}
          onClose={() => setOpen(null)}
          onSaved={said => {
            lines.set(open.courseId, declaredLine(open.line, said, defaultLocale))
            setOpen(null)
          }}
        />
      )}
      {menu && (
        <AlertDialog
          open={isAsking}
          title={texts.confirm(name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.keep}
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove(menu)}
        >
          {texts.confirmText}
        </AlertDialog>
      )}
    </Modal>
  )
}
