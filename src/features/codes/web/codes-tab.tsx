import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Card } from '#ui/card/card.tsx'
import { connection } from '#ui/connection/connection.ts'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { namesInWords } from '#features/identity/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import { zonesOf } from '#features/zones/web/index.ts'
import { codesTexts as texts } from '../codes-page.texts.ts'
import type { House } from '../codes-words.ts'
import { CodesBoard } from './board/codes-board.tsx'
import { codesOf } from './codes.queries.ts'
import styles from './codes-tab.module.css'

/** So long it waits before it asks again by itself. */
const AGAIN_MS = 10_000

/** 'Mesas y zonas' of a restaurant: loads its codes and zones (PAPER-AND-NUMBERS §6). */
export function CodesTab({ restaurant }: { restaurant: Restaurant }) {
  const { _id: id, defaultLocale, currency } = restaurant
  const codes = useQuery({
    ...codesOf(id),
    refetchInterval: ({ state }) => state.status === 'error' && AGAIN_MS,
  })
  const zones = useQuery(zonesOf(id))
  const house = useMemo(
    (): House | undefined => zones.data && { zones: zones.data, defaultLocale, currency },
    [zones.data, defaultLocale, currency],
  )
  const failed = [codes, zones].find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <Card>
        <LoadFailure
          title={texts.loadFailed}
          error={failed.error}
          reassurance={texts.stillWork}
          advice={texts.againSoon}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </Card>
    )
  if (!codes.data || !house)
    return (
      <SkeletonGroup>
        <div className={styles.stack}>
          <div className={styles.waiting}>
            <Skeleton width={140} height={26} radius={8} />
            <Skeleton height={140} radius={8} />
          </div>
          <div className={styles.waiting}>
            <Skeleton width={120} height={26} radius={8} />
            <Skeleton height={70} radius={8} />
          </div>
        </div>
      </SkeletonGroup>
    )
  const holders = restaurant.rightHolders.print ?? []
  const canPrint = hasRight(restaurant, 'print')
  return (
    <div className={styles.stack}>
      <ReadOnlyNotice restaurant={restaurant} />
      <Offline />
      {!canPrint && <Alert>{texts.whoChanges(namesInWords(holders), holders.length)}</Alert>}
      <CodesBoard
        codes={codes.data}
        house={house}
        restaurant={restaurant}
        allowed={{ canPrint, canEdit: canPrint && restaurant.readOnly === null }}
      />
    </div>
  )
}

function Offline() {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  return isLost && <Alert live>{texts.offline}</Alert>
}
