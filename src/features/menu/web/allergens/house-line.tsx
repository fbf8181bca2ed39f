import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { HOUSE_ALLERGENS_PAGE } from '#features/allergens/allergens.paths.ts'
import { noticeOf } from '#features/allergens/web/index.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import styles from './safe-fields.module.css'

/** What the kitchen says beside all dishes, and the way to where it is written; nothing where it says nothing. */
export function HouseLine({ restaurant: { _id, defaultLocale } }: { restaurant: Restaurant }) {
  const { data } = useQuery(noticeOf(_id))
  const scoped = useScoped()
  const said = data && nameIn(data.notice, defaultLocale, defaultLocale).text
  if (!said) return null
  return (
    <Link className={styles.house} to={scoped(HOUSE_ALLERGENS_PAGE)}>
      <CookingPotIcon size={22} aria-hidden="true" />
      <span>{texts.ofTheHouse(said)}</span>
      <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
    </Link>
  )
}
