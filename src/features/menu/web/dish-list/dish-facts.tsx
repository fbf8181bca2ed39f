import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { memo } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { WaitingMark } from '#ui/offline/waiting-mark.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { formatPrice } from '#shared/money.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { descriptionOf, thumbnailOf } from './dish-look.ts'
import { DishTags } from './dish-tags.tsx'
import styles from './dish-facts.module.css'
import { QuickPrice } from './quick-price.tsx'
import type { DishActions } from './use-dish-actions.ts'

type DishFactsProps = { dish: Dish; restaurant: Restaurant; actions: DishActions; categoryName?: string }

/** What a row shows of a dish, and its actions; rendered again only when these have changed. */
export const DishFacts = memo(
  function DishFacts({ dish, restaurant, actions, categoryName }: DishFactsProps) {
    const name = dashboardName(dish.translations, restaurant.defaultLocale)
    const description = descriptionOf(dish, restaurant.defaultLocale)
    const canEdit = restaurant.readOnly === null
    return (
      <div className={styles.facts} data-sold-out={dish.available ? undefined : ''}>
        <DishPicture dish={dish} />
        <div className={styles.text}>
          {categoryName && <p className={styles.category}>{categoryName}</p>}
          <h2 className={styles.name}>{name}</h2>
          {description && <p className={styles.description}>{description}</p>}
          <WaitingMark id={dish._id} />
          <DishTags dish={dish} supportedLocales={restaurant.supportedLocales} />
        </div>
        {canEdit ? (
          <>
            <QuickPrice
              className={styles.price}
              dish={dish}
              name={name}
              currency={restaurant.currency}
              actions={actions}
            />
            <Switch
              className={styles.switch}
              label={
                <>
                  {texts.soldOut}
                  <span className="vh"> {name}</span>
                </>
              }
              checked={!dish.available}
              onChange={soldOut => actions.setAvailable(dish, !soldOut)}
            />
            <Button
              className={styles.edit}
              variant="secondary"
              size="sm"
              aria-label={texts.editOf(name)}
              data-edit-dish={dish._id}
              onClick={() => actions.edit(dish)}
            >
              {texts.edit}
            </Button>
            <Button
              className={styles.duplicate}
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={texts.duplicateOf(name)}
              title={texts.duplicateOf(name)}
              icon={<CopySimpleIcon size={18} />}
              onClick={() => actions.duplicate(dish)}
            />
          </>
        ) : (
          <>
            <span className={styles.fixedPrice}>{formatPrice(dish.price, restaurant.currency)}</span>
            {!dish.available && <Badge className={styles.switch}>{texts.soldOut}</Badge>}
          </>
        )}
      </div>
    )
  },
  (before, after) =>
    before.restaurant === after.restaurant &&
    before.actions === after.actions &&
    before.categoryName === after.categoryName &&
    hasSameContent(before.dish, after.dish),
)

/** Compares dishes without `sortOrder` and `updatedAt`, because a row shows neither. */
function hasSameContent(before: Dish, after: Dish): boolean {
  const { sortOrder: _place, updatedAt: _time, ...shown } = before
  return Object.entries(shown).every(([field, value]) => after[field as keyof Dish] === value)
}

function DishPicture({ dish }: { dish: Dish }) {
  const source = thumbnailOf(dish)
  return (
    <div className={styles.picture}>
      {source ? (
        <img src={source} alt="" width={72} height={72} loading="lazy" decoding="async" />
      ) : (
        <ImageIcon size={20} aria-hidden="true" />
      )}
    </div>
  )
}
