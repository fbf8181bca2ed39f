import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useRef, useState } from 'react'
import { LOCALE_NAMES } from '#shared/locale.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CheckBox } from '#ui/checkbox/checkbox.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Category } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { plainName } from '../../plain-name.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'
import { CategoryChoice } from './category-choice.tsx'
import styles from './from-house.module.css'
import { HouseChoice } from './house-choice.tsx'
import { useCopying } from './other-houses.ts'

type CopySheetProps = {
  restaurant: Restaurant
  houses: readonly Restaurant[]
  isOpen: boolean
  onClose: () => void
}

/** Whole categories of another own restaurant, and what comes along with them (EVERY-DAY §8.25). */
export function CopySheet({ restaurant, houses, isOpen, onClose }: CopySheetProps) {
  const isOffline = useIsOffline()
  const [houseId, setHouseId] = useState(houses[0]?._id ?? '')
  const house = houses.find(({ _id }) => _id === houseId) ?? houses[0]
  const theirs = useLoadedMenu(house?._id ?? '')
  const ours = useLoadedMenu(restaurant._id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [along, setAlong] = useState({ prices: true, photos: true, languages: true })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const key = useRef(crypto.randomUUID())
  const { copy, undo } = useCopying()
  if (!house) return null

  /** Another wish is another copy. */
  const wish = (change: () => void) => {
    key.current = crypto.randomUUID()
    setFailure('')
    change()
  }
  const nameOf = ({ translations }: Category, { defaultLocale }: Restaurant) =>
    dashboardName(translations, defaultLocale)
  const countOf = ({ _id }: Category) => theirs.dishes?.filter(({ categoryId }) => categoryId === _id).length ?? 0
  const picked = (theirs.categories ?? []).filter(({ _id }) => chosen.has(_id))
  const dishes = picked.reduce((sum, category) => sum + countOf(category), 0)
  const joined = (category: Category) => {
    const wanted = plainName(nameOf(category, house))
    const own = ours.categories?.find(each => plainName(nameOf(each, restaurant)) === wanted)
    return own && nameOf(own, restaurant)
  }
  const missing = house.supportedLocales.filter(locale => !restaurant.supportedLocales.includes(locale))
  const bring = async () => {
    setBusy(true)
    setFailure('')
    try {
      const body = { from: house._id, categoryIds: picked.map(({ _id }) => _id), ...along }
      const { created, categories, changeId } = await copy(restaurant._id, body, key.current)
      const back = changeId === null ? {} : { undo: () => void undo(restaurant._id, changeId) }
      toast.success(texts.done(created, house.name), { id: 'from-house', detail: texts.doneIn(categories), ...back })
      setChosen(new Set())
      key.current = crypto.randomUUID()
      onClose()
    } catch (error) {
      setFailure(failureText(error, `${texts.failed} ${texts.failedHint}`))
    }
    setBusy(false)
  }
  const options = [
    ...(hasRight(restaurant, 'prices') ? [['prices', texts.prices, texts.pricesHint] as const] : []),
    ['photos', texts.photos, texts.photosHint] as const,
    [
      'languages',
      texts.languages,
      missing.length === 0
        ? texts.languagesHint
        : texts.missing(missing.map(locale => LOCALE_NAMES[locale].toLowerCase())),
    ] as const,
  ]
  const label = picked.length > 0 && dishes === 0 ? texts.bringCategories(picked.length) : texts.bring(dishes)
  return (
    <Modal
      variant="sidebar"
      open={isOpen}
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={isBusy}
            busyLabel={texts.bringing(dishes)}
            disabled={picked.length === 0 || isOffline}
            onClick={() => void bring()}
          >
            {label}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        {isOffline && <Alert tone="warning">{texts.offline}</Alert>}
        <HouseChoice
          legend={texts.from}
          houses={houses}
          chosen={house._id}
          hint={theirs.dishes && theirs.categories && texts.sum(theirs.dishes.length, theirs.categories.length)}
          onChoose={id =>
            wish(() => {
              setHouseId(id)
              setChosen(new Set())
            })
          }
        />
        <CategoryChoice
          categories={theirs.categories}
          isFailed={theirs.isError}
          chosen={chosen}
          rowOf={category => {
            const [count, own] = [countOf(category), joined(category)]
            const hint = own === undefined ? texts.dishes(count) : texts.joins(count, own)
            return { name: nameOf(category, house), hint }
          }}
          onChoose={ids => wish(() => setChosen(ids))}
        />
        <fieldset className={styles.choice}>
          <legend>{texts.along}</legend>
          <ul className={styles.list}>
            {options.map(([option, name, hint]) => (
              <li key={option}>
                <label className={styles.row}>
                  <CheckBox
                    checked={along[option]}
                    onChange={({ target }) => wish(() => setAlong({ ...along, [option]: target.checked }))}
                  />
                  <span>
                    <b>{name}</b>
                    <small>{hint}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <p className={styles.note}>
          <InfoIcon size={20} aria-hidden="true" />
          {texts.note}
        </p>
      </div>
    </Modal>
  )
}
