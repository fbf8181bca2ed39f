import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { memo } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { RowMenuTrigger } from '#ui/menu/row-menu.tsx'
import { usePhotoUrl } from '#ui/kept/photos/photos.ts'
import { PhotoNote } from '#ui/kept/photos/photo-note.tsx'
import { useIsOffline, useMark } from '#ui/offline/use-outbox.ts'
import { WaitingMark } from '#ui/offline/waiting-mark.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { hasRight, mayChange } from '#features/restaurants/rights.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { lapsedTexts, rowTexts as texts } from '../../menu-page.texts.ts'
import { descriptionOf, faultsOf, thumbnailOf } from './dish-look.ts'
import button from '../dish-actions/dish-edit.module.css'
import styles from './dish-facts.module.css'
import draft from './draft.module.css'
import { DishTags } from './dish-tags.tsx'
import { QuickPrice } from '../row-price/quick-price.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type DishFactsProps = { dish: Dish; restaurant: Restaurant; actions: DishActions }

/** What a row shows of a dish, and its actions; rendered again only when these have changed. */
export const DishFacts = memo(
  function DishFacts({ dish, restaurant, actions }: DishFactsProps) {
    const name = dashboardName(dish.translations, restaurant.defaultLocale)
    const look = dish.available ? undefined : styles.soldOut
    return (
      <>
        <DishPicture dish={dish} look={look} />
        <DishText dish={dish} name={name} restaurant={restaurant} look={look} />
        <QuickPrice
          className={styles.price}
          fixed={mayChange(restaurant, 'prices') ? undefined : cx(styles.fixedPrice, look)}
          dish={dish}
          name={name}
          restaurant={restaurant}
          actions={actions}
        />
        {dish.published === false ? (
          <Draft dish={dish} name={name} actions={mayChange(restaurant, 'texts') ? actions : undefined} />
        ) : mayCorrect(restaurant) && hasRight(restaurant, 'availability') ? (
          <Stock dish={dish} name={name} actions={actions} />
        ) : (
          <span className={styles.stock}>{stockWord(dish)}</span>
        )}
        {mayChange(restaurant, 'texts') ? (
          <DishControls dish={dish} name={name} actions={actions} />
        ) : (
          <OpenButton dish={dish} label={lapsedTexts.viewOf(name)} actions={actions}>
            {lapsedTexts.view}
          </OpenButton>
        )}
      </>
    )
  },
  (before, after) =>
    before.restaurant === after.restaurant &&
    before.actions === after.actions &&
    hasSameContent(before.dish, after.dish),
)

/** Compares dishes without `sortOrder` and `updatedAt`, because a row shows neither. */
function hasSameContent(before: Dish, after: Dish): boolean {
  const { sortOrder: _place, updatedAt: _time, ...shown } = before
  return Object.entries(shown).every(([field, value]) => after[field as keyof Dish] === value)
}

type DishTextProps = { dish: Dish; name: string; restaurant: Restaurant; look: string | undefined }

function DishText({ dish, name, restaurant, look }: DishTextProps) {
  const description = descriptionOf(dish, restaurant.defaultLocale)
  const faults = faultsOf(dish, restaurant.supportedLocales)
  const isUrgent = useMark(dish._id) !== undefined || faults.length > 0
  return (
    <div className={styles.text} data-urgent={isUrgent ? '' : undefined}>
      <h2 className={cx(styles.name, look)}>{name}</h2>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.notes}>
        <WaitingMark id={dish._id} />
        <PhotoNote thing={dish._id} />
        <DishTags dish={dish} faults={faults} />
      </div>
    </div>
  )
}

type DishControlsProps = { dish: Dish; name: string; actions: DishActions }

/** After the price, in the order in which Tab reaches them; the whole row is the button 'Editar' (DAILY-WORK §3.1). */
function DishControls({ dish, name, actions }: DishControlsProps) {
  const isOffline = useIsOffline()
  return (
    <>
      <OpenButton dish={dish} label={texts.editOf(name)} actions={actions}>
        {texts.edit}
      </OpenButton>
      {!isOffline && (
        <RowMenuTrigger
          menu={actions.menu}
          subject={dish}
          button={
            <Button className={styles.more} variant="ghost" iconOnly aria-label={texts.moreOf(name)}>
              <DotsThreeIcon size={24} weight="bold" aria-hidden="true" />
            </Button>
          }
        />
      )}
    </>
  )
}

type DraftProps = { dish: Dish; name: string; actions: DishActions | undefined }

/** A draft says so where others say whether they are sold out, and how diners get it (EVERY-DAY §8.25). */
function Draft({ dish, name, actions }: DraftProps) {
  return (
    <span className={draft.draft}>
      <span className={styles.out}>{texts.draft}</span>
      {actions && (
        <Button size="sm" aria-label={texts.publishOf(name)} onClick={() => actions.publish(dish)}>
          {texts.publish}
        </Button>
      )}
    </span>
  )
}

const stockWord = ({ available }: Dish) => (
  <span aria-hidden="true" className={available ? styles.in : styles.out}>
    {available ? texts.available : texts.soldOut}
  </span>
)

function Stock({ dish, name, actions }: DishControlsProps) {
  return (
    <Switch
      className={styles.stock}
      label={
        <>
          <span className="vh">{texts.stockOf(name)}</span>
          {stockWord(dish)}
        </>
      }
      checked={dish.available}
      onChange={available => actions.setAvailable(dish, available)}
    />
  )
}

type OpenButtonProps = { dish: Dish; label: string; actions: DishActions; children: string }

/** The whole row is this button (DAILY-WORK §3.1). */
function OpenButton({ dish, label, actions, children }: OpenButtonProps) {
  return (
    <Button
      className={cx(styles.edit, button.edit)}
      variant="secondary"
      size="sm"
      aria-label={label}
      data-edit-dish={dish._id}
      onClick={() => actions.edit(dish)}
    >
      {children}
    </Button>
  )
}

function DishPicture({ dish, look }: { dish: Dish; look: string | undefined }) {
  const stored = thumbnailOf(dish)
  const source = usePhotoUrl(dish._id) ?? stored
  return (
    <div className={cx(styles.picture, look)}>
      {source ? (
        <img src={source} alt="" width={56} height={56} loading="lazy" decoding="async" />
      ) : (
        <ImageIcon size={18} aria-hidden="true" />
      )}
    </div>
  )
}
