import { useQuery } from '@tanstack/react-query'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shortTime } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { connection } from '#ui/connection/connection.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { ReadOnlyNotice, useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { EDITION_SHEETS, type EditionSheet } from '../../paper.paths.ts'
import { paperTexts } from '../../screen/paper-page.texts.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { dayOfMoment } from '../../screen/paper-words.ts'
import { paperTitles } from '../../screen/titles.texts.ts'
import { editionsOf, statusOf } from '../paper.queries.ts'
import { ChangesSheet } from './changes-sheet.tsx'
import styles from './editions-page.module.css'
import { EditionsTable } from './editions-table.tsx'
import { PatchSheet } from './patch-sheet.tsx'

/** So long it waits before it asks again by itself. */
const AGAIN_MS = 10_000

/** 'Ediciones' of the current restaurant. */
export function EditionsPage() {
  const restaurant = useCurrentRestaurant()
  if (!restaurant)
    return (
      <Card>
        <EmptyState title={texts.noRestaurant} />
      </Card>
    )
  return <Editions key={restaurant._id} restaurant={restaurant} />
}

/** Every edition, its files as they were printed, and what has changed since (PAPER-AND-NUMBERS §5 7 to 10). */
function Editions({ restaurant }: { restaurant: Restaurant }) {
  const { _id: id } = restaurant
  const scoped = useScoped()
  const editions = useQuery({
    ...editionsOf(id),
    refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
  })
  const { data: status } = useQuery(statusOf(id))
  const sheet = useAskedSheet()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const today = dayOfMoment(new Date(), restaurant.timezone)
  const canPrint = hasRight(restaurant, 'print')
  const canMake = canPrint && restaurant.readOnly === null
  const asked = editions.data?.find(({ n }) => n === sheet.n)
  // A sheet closes with the edition that it was opened for.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const isEmpty = editions.data?.length === 0
  return (
    <>
      <ButtonRouterLink
        className={styles.back}
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon size={18} weight="bold" aria-hidden="true" />}
        to={scoped(PAGES.paper)}
      >
        {texts.toPaper}
      </ButtonRouterLink>
      <PageHeader title={paperTitles.editions}>{editions.data && !isEmpty && texts.lead}</PageHeader>
      <div className={styles.stack}>
        <ReadOnlyNotice restaurant={restaurant} />
        {canPrint && !canMake && <Alert>{paperTexts.ended}</Alert>}
        {isLost && editions.data && <Alert live>{texts.offline(shortTime(new Date(editions.dataUpdatedAt)))}</Alert>}
        {editions.isError && !editions.data && (
          <Card>
            <LoadFailure
              title={texts.loadFailed}
              error={editions.error}
              advice={texts.againSoon}
              busy={editions.isFetching}
              onRetry={() => void editions.refetch()}
            />
          </Card>
        )}
        {!editions.isError && !editions.data && <Loading />}
        {isEmpty && <NoEditions canMake={canMake} />}
        {editions.data && !isEmpty && (
          <>
            <EditionsTable
              {...{ restaurant, today, status }}
              editions={editions.data}
              canDownload={canPrint}
              onCompare={n => sheet.open('cambios', n)}
            />
            <p className={styles.kept}>{texts.kept}</p>
          </>
        )}
      </div>
      <ChangesSheet
        key={`changes ${shown?.n}`}
        open={sheet.kind === 'cambios' && asked !== undefined}
        edition={shown}
        {...{ restaurant, today, canMake }}
        onPrint={() => asked && sheet.open('pegatinas', asked.n)}
        onClose={sheet.close}
      />
      {canMake && (
        <PatchSheet
          key={`patch ${shown?.n}`}
          open={sheet.kind === 'pegatinas' && asked !== undefined}
          edition={shown}
          copies={status?.copies ?? null}
          restaurant={restaurant}
          onClose={sheet.close}
        />
      )}
    </>
  )
}

/**
 * Which sheet lies over the page, and of which edition. A link names it once: the URL forgets it, so that a reload and
 * 'back' lead to the list.
 */
function useAskedSheet() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [asked, setAsked] = useState<{ kind: EditionSheet; n: number } | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const kind = EDITION_SHEETS.find(each => query.has(each))
    if (!kind) return
    const n = Number(query.get(kind))
    for (const each of EDITION_SHEETS) query.delete(each)
    void navigate({ search: `${query}` }, { replace: true })
    setAsked({ kind, n })
  }, [search, navigate])
  return {
    kind: asked?.kind ?? null,
    n: asked?.n ?? null,
    open: (kind: EditionSheet, n: number) => setAsked({ kind, n }),
    close: () => setAsked(null),
  }
}

const Loading = () => (
  <SkeletonGroup>
    <Card className={styles.waiting} flush>
      {[0, 1, 2, 3].map(place => (
        <div key={place} className={styles.loading}>
          <Skeleton width={36} height={48} radius={3} />
          <Skeleton height={38} radius={8} />
          <Skeleton height={36} radius={8} />
        </div>
      ))}
    </Card>
  </SkeletonGroup>
)

function NoEditions({ canMake }: { canMake: boolean }) {
  const scoped = useScoped()
  return (
    <Card className={styles.empty} flush>
      <img src={cleanPlate} alt="" width={180} height={180} />
      <div>
        <h2>{texts.empty}</h2>
        <p>{texts.emptyHint}</p>
        {canMake && <ButtonRouterLink to={scoped(PAGES.paper)}>{texts.compose}</ButtonRouterLink>}
      </div>
    </Card>
  )
}
