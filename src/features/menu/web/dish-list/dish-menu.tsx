import { ArrowElbowDownRightIcon } from '@phosphor-icons/react/dist/csr/ArrowElbowDownRight'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { rowTexts as texts } from '../../menu-page.texts.ts'
import { focusDishNextFrame } from '../focus/row-focus.ts'
import styles from './dish-menu.module.css'
import { useBroughtDishActions } from '../menu-parts.ts'
import { MoveDish } from './move-dish.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

type DishMenuProps = {
  categories: readonly Category[]
  dishCount: (categoryId: string) => number
  restaurant: Restaurant
  actions: DishActions
  onMoved: (categoryId: string) => void
}

/** What '⋯' of a row offers; 'Mover a…' asks for the category. */
export function DishMenu({ categories, dishCount, restaurant, actions, onMoved }: DishMenuProps) {
  const [moving, setMoving] = useState<Dish | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const brought = useBroughtDishActions()
  const nameOf = (one: Dish | Category) => dashboardName(one.translations, restaurant.defaultLocale)
  const categoryOf = (dish: Dish) => categories.find(one => one._id === dish.categoryId)
  const move = (dish: Dish) => {
    setMoving(dish)
    setIsMoving(true)
  }
  return (
    <>
      <RowMenu
        menu={actions.menu}
        head={dish => {
          const category = categoryOf(dish)
          return (
            <>
              <b className={styles.name}>{nameOf(dish)}</b>
              {category && <span className={styles.place}>{nameOf(category)}</span>}
            </>
          )
        }}
        items={dish => [
          { label: texts.edit, icon: <PencilSimpleIcon size={20} />, onSelect: () => actions.edit(dish) },
          { label: texts.duplicate, icon: <CopySimpleIcon size={20} />, onSelect: () => actions.duplicate(dish) },
          { label: texts.move, icon: <ArrowElbowDownRightIcon size={20} />, onSelect: () => move(dish) },
          ...brought(dish._id),
          {
            label: texts.remove,
            icon: <TrashIcon size={20} />,
            danger: true,
            onSelect: () => void actions.remove(dish),
          },
        ]}
      />
      {moving && (
        <MoveDish
          open={isMoving}
          from={moving.categoryId}
          categories={categories}
          nameOf={nameOf}
          dishCount={dishCount}
          onClose={() => setIsMoving(false)}
          onClosed={() => focusDishNextFrame(moving._id)}
          onChoose={categoryId => {
            setIsMoving(false)
            actions.move(moving, categoryId)
            onMoved(categoryId)
          }}
        />
      )}
    </>
  )
}
