import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock'
import { useQuery } from '@tanstack/react-query'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import type { AllergenNotice } from '#features/allergens/allergens.contract.ts'
import { noticeOf } from '#features/allergens/web/index.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { useLeaveGuard, useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { ReadOnlyNotice, useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { houseTexts as texts } from '../../house/house.texts.ts'
import { DietsCard } from './diets-card.tsx'
import styles from './house-page.module.css'
import { NoticeCard } from './notice-card.tsx'
import { useHouseForm } from './use-house-form.ts'

/** 'Alérgenos de la casa' of the current restaurant (TABLE §7 19). */
export function HousePage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  return (
    <>
      <ButtonRouterLink
        className={styles.back}
        variant="ghost"
        size="sm"
        icon={<ArrowLeftIcon size={18} weight="bold" />}
        to={scoped(PAGES.menu)}
      >
        {texts.back}
      </ButtonRouterLink>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {restaurant ? (
        <House key={restaurant._id} restaurant={restaurant} />
      ) : (
        <Card>
          <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

/** Beside each diet stands how many dishes have it: both are needed. */
function House({ restaurant }: { restaurant: Restaurant }) {
  const notice = useQuery(noticeOf(restaurant._id))
  const menu = useLoadedMenu(restaurant._id)
  if (notice.data && menu.dishes)
    return (
      <>
        <ReadOnlyNotice className={styles.readOnly} restaurant={restaurant} />
        <HouseFields restaurant={restaurant} stored={notice.data} dishes={menu.dishes} />
      </>
    )
  const failed = notice.isError ? notice : menu.isError ? menu : null
  if (!failed)
    return (
      <SkeletonGroup>
        <Skeleton height={320} radius={16} />
      </SkeletonGroup>
    )
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
}

type HouseFieldsProps = { restaurant: Restaurant; stored: AllergenNotice; dishes: readonly Dish[] }

function HouseFields({ restaurant, stored, dishes }: HouseFieldsProps) {
  const form = useHouseForm(restaurant, stored)
  const { isDirty, sending } = form
  useUnsaved(isDirty)
  const leaveDialog = useLeaveGuard(isDirty, sending.leave)
  const isMissingRight = !hasRight(restaurant, 'allergens')
  const who = isMissingRight ? whoChanges(restaurant, 'allergens') : ''
  // The kitchen's sentence is also written after the plan's end, while diners read the carta (TABLE §9).
  const isReadOnly = isMissingRight || !mayCorrect(restaurant)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void form.save()
      }}
    >
      {who && (
        <Alert className={styles.readOnly} icon={<LockIcon size={20} aria-hidden="true" />}>
          {who}
        </Alert>
      )}
      <div className={styles.columns} inert={sending.state !== 'idle'}>
        <NoticeCard form={form} isReadOnly={isReadOnly} />
        <DietsCard form={form} dishes={dishes} isReadOnly={isReadOnly} />
      </div>
      {!isReadOnly && (
        <Button
          className={styles.save}
          type="submit"
          aria-disabled={!isDirty || undefined}
          busy={sending.state !== 'idle'}
          busyLabel={sending.state === 'waiting' ? offlineTexts.waiting : texts.saving}
        >
          {texts.save}
        </Button>
      )}
      {leaveDialog}
    </form>
  )
}
