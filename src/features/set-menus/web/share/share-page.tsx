import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import type { DailyMenu, DailyRules } from '../../daily/daily-menu.contract.ts'
import { dailyTexts } from '../../daily/daily-menu.texts.ts'
import { isOut } from '../../daily/day-choices.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { DAILY_MENU_PAGE, DAY_PARAMETER } from '../../set-menus.paths.ts'
import { shareTexts as texts } from '../../share.texts.ts'
import { dailyMenuOf, dateOf } from '../daily-menu.queries.ts'
import { MessageBubble, SharedPicture } from './shared-views.tsx'
import { ShareFooter } from './share-footer.tsx'
import styles from './share-page.module.css'
import { useSharedMenu } from './use-shared-menu.ts'

/** 'Compartir': the menu of a day as a picture and as a text (TABLE §5 13). */
export function SharePage() {
  const restaurant = useCurrentRestaurant()
  const scoped = useScoped()
  const [parameters] = useSearchParams()
  const date = parameters.get(DAY_PARAMETER)
  const back = scoped(date ? `${DAILY_MENU_PAGE}?${DAY_PARAMETER}=${date}` : DAILY_MENU_PAGE)
  return (
    <>
      <div className={styles.head}>
        <ButtonRouterLink
          variant="ghost"
          iconOnly
          aria-label={texts.back}
          icon={<ArrowLeftIcon size={22} weight="bold" />}
          to={back}
        />
        <PageHeader title={texts.title} />
      </div>
      {restaurant ? (
        <Sharing restaurant={restaurant} date={date} back={back} />
      ) : (
        <Card>
          <EmptyState title={dailyTexts.noRestaurant}>{dailyTexts.noRestaurantHint}</EmptyState>
        </Card>
      )}
    </>
  )
}

type SharingProps = { restaurant: Restaurant; date: string | null; back: string }

function Sharing({ restaurant, date, back }: SharingProps) {
  const menus = useQuery(dailyMenuOf(restaurant))
  if (!menus.data)
    return menus.isError ? (
      <Card>
        <LoadFailure
          title={dailyTexts.loadFailed}
          error={menus.error}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      </Card>
    ) : (
      <SkeletonGroup label={dailyTexts.loading}>
        <Skeleton height={560} radius={20} />
      </SkeletonGroup>
    )
  const wanted = date ?? isoOfDay(dateOf(restaurant, Date.now()))
  const day = menus.data.days.find(one => one.date === wanted)
  if (!day || !isOut(day))
    return (
      <Card>
        <EmptyState title={texts.notPublished} action={<ButtonRouterLink to={back}>{texts.back}</ButtonRouterLink>}>
          {texts.notPublishedHint}
        </EmptyState>
      </Card>
    )
  return <SharedDay day={day} rules={menus.data.rules} restaurant={restaurant} />
}

type SharedDayProps = { day: DailyMenu; rules: DailyRules; restaurant: Restaurant }

function SharedDay(props: SharedDayProps) {
  const { day } = props
  const menu = useSharedMenu(props)
  const [what, setWhat] = useState<'picture' | 'text'>('picture')
  const isPhone = useMediaQuery('(pointer: coarse)')
  return (
    <div className={styles.page}>
      {what === 'picture' ? (
        <SharedPicture menu={menu} label={texts.pictureOf(dayTitle(day.date).toLowerCase())} />
      ) : (
        <MessageBubble text={menu.text} />
      )}
      <div className={styles.side}>
        <Segmented
          label={texts.what}
          wide
          value={what}
          options={[
            { value: 'picture', label: texts.picture },
            { value: 'text', label: texts.text },
          ]}
          onChange={setWhat}
        />
        {day.hasChanges && <Alert tone="warning">{texts.unpublished}</Alert>}
        <ShareFooter menu={menu} what={what} isPhone={isPhone} />
      </div>
    </div>
  )
}
