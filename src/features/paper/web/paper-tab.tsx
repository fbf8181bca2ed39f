import { useQuery } from '@tanstack/react-query'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useMemo, useSyncExternalStore } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { connection } from '#ui/connection/connection.ts'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { namesInWords } from '#features/identity/rights.rules.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { ReadOnlyNotice, useScoped } from '#features/restaurants/web/index.ts'
import type { SetMenu } from '#features/set-menus/set-menus.contract.ts'
import { zonesOf } from '#features/zones/web/index.ts'
import { EDITION_PARAMETER } from '#features/public-menu/old-paper.ts'
import { editionsWith } from '../paper.paths.ts'
import { paperTexts as texts } from '../screen/paper-page.texts.ts'
import { Composer } from './composer/composer.tsx'
import { EditionsCard } from './editions/editions-card.tsx'
import { menuPartOf, wordsOfDishes } from './menu-part.ts'
import { OtherSheets } from './other-sheets.tsx'
import { PaperSkeleton } from './paper-skeleton.tsx'
import styles from './paper-tab.module.css'
import { setMenusOf, statusOf } from './paper.queries.ts'
import { EditionStrip } from './strip/edition-strip.tsx'
import { useFollow } from './use-follow.ts'
import { useHouse } from './use-house.ts'

const NO_MENUS: readonly SetMenu[] = []

/** 'Carta impresa' of a restaurant: loads its status, its carta and its zones (PAPER-AND-NUMBERS §5). */
export function PaperTab({ restaurant }: { restaurant: Restaurant }) {
  const { _id: id } = restaurant
  const status = useQuery(statusOf(id))
  const categories = useQuery(categoriesOf(id))
  const dishes = useQuery(dishesOf(id))
  const zones = useQuery(zonesOf(id))
  const { data: setMenus = NO_MENUS } = useQuery(setMenusOf(id))
  const failed = [status, categories, dishes, zones].find(({ isError, data }) => isError && !data)
  const menu = useMemo(
    () =>
      categories.data && dishes.data && menuPartOf(categories.data, dishes.data, setMenus, restaurant.defaultLocale),
    [categories.data, dishes.data, setMenus, restaurant.defaultLocale],
  )
  const house = useHouse(restaurant, menu, zones.data)
  const { today } = house
  useFollow(restaurant, status.data?.edition?.n)
  const [search] = useSearchParams()
  const scoped = useScoped()
  const asked = search.get(EDITION_PARAMETER)
  // From a diner's page, which somebody of the house opened with an old paper.
  if (asked !== null && /^\d+$/.test(asked))
    return <Navigate to={scoped(editionsWith('cambios', Number(asked)))} replace />
  if (failed)
    return (
      <Card>
        <LoadFailure
          title={texts.loadFailed}
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Card>
    )
  if (!status.data || !menu || !dishes.data || !zones.data) return <PaperSkeleton />
  if (dishes.data.length === 0) return <NoDishes />
  const lineOf = wordsOfDishes(dishes.data, restaurant.defaultLocale)
  const canPrint = hasRight(restaurant, 'print')
  const canMake = canPrint && restaurant.readOnly === null
  return (
    <div className={styles.stack}>
      <ReadOnlyNotice restaurant={restaurant} />
      <Offline />
      <EditionStrip restaurant={restaurant} status={status.data} today={today} canMake={canMake} />
      {canPrint && !canMake && <Alert>{texts.ended}</Alert>}
      {canPrint ? (
        <Composer
          restaurant={restaurant}
          last={status.data.options}
          house={house}
          menu={menu}
          zones={zones.data}
          lineOf={lineOf}
          canMake={canMake}
        />
      ) : (
        <NoRight restaurant={restaurant} />
      )}
      <EditionsCard restaurant={restaurant} today={today} canDownload={canPrint} />
      {canPrint && <OtherSheets restaurant={restaurant} dishes={dishes.data} />}
    </div>
  )
}

function NoRight({ restaurant }: { restaurant: Restaurant }) {
  const holders = restaurant.rightHolders.print ?? []
  return (
    <Card>
      <p>{texts.whoPrints(namesInWords(holders), holders.length)}</p>
      <p className="muted">{texts.readAlways}</p>
    </Card>
  )
}

function Offline() {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  return isLost && <Alert live>{texts.offline}</Alert>
}

function NoDishes() {
  const scoped = useScoped()
  return (
    <Card className={styles.empty} flush>
      <img src={cleanPlate} alt="" width={180} height={180} />
      <div>
        <h2>{texts.empty}</h2>
        <p>{texts.emptyHint}</p>
        <ButtonRouterLink to={scoped(PAGES.menu)} icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}>
          {texts.addDishes}
        </ButtonRouterLink>
      </div>
    </Card>
  )
}
