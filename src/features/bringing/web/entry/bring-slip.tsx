import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { broughtCounts } from '../../screen/review.rules.ts'
import { entryTexts as texts } from '../../screen/entry.texts.ts'
import { draftOf } from '../bringing.queries.ts'
import { firstPicture } from '../page-url.ts'
import { Progress } from '../frame/progress.tsx'
import styles from './bring-slip.module.css'

type SlipProps = {
  title: string
  actions: ReactNode
  /** Of its first page. */
  picture?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A note of paper that something waits; what it says is announced when it changes. */
export function Slip({ title, actions, picture, className, children }: SlipProps) {
  return (
    <section className={cx(styles.slip, className)} aria-label={texts.title}>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.text}>
        <b role="status">{title}</b>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}

/** A draft that waits, or that is being read, until it is used (BRINGING §4.1). */
export function BringSlip({ restaurant, className }: { restaurant: Restaurant; className?: string | undefined }) {
  const scoped = useScoped()
  const draft = useQuery({ ...draftOf(restaurant._id), enabled: hasRight(restaurant, 'texts') })
  if (!draft.data) return null
  const to = scoped(`${BRING_PAGE}?paso=revisar`)
  const { data } = draft
  if (data.state === 'reading')
    return (
      <Slip
        className={className}
        title={data.page > 0 && data.pageCount > 1 ? texts.reading(data.page, data.pageCount) : texts.readingText}
        actions={
          <ButtonRouterLink variant="secondary" to={to}>
            {texts.seeProgress}
          </ButtonRouterLink>
        }
      >
        <p>{texts.readingHint}</p>
        <Progress label={texts.progress} value={data.page} max={Math.max(1, data.pageCount)} />
      </Slip>
    )
  if (data.state === 'failed')
    return (
      <Slip
        className={className}
        title={texts.failed}
        actions={
          <ButtonRouterLink variant="secondary" to={scoped(BRING_PAGE)}>
            {texts.seeWhy}
          </ButtonRouterLink>
        }
      >
        <p>{data.message}</p>
      </Slip>
    )
  const picture = firstPicture(restaurant._id, data)
  return <ReadySlip className={className} draft={data} picture={picture} to={to} />
}

type ReadySlipProps = { draft: Draft; picture: string | undefined; to: string; className: string | undefined }

function ReadySlip({ draft, picture, to, className }: ReadySlipProps) {
  const { dishes, categories } = broughtCounts(draft)
  return (
    <Slip
      className={className}
      picture={picture}
      title={texts.ready(dishes, categories)}
      actions={<ButtonRouterLink to={to}>{texts.review}</ButtonRouterLink>}
    >
      <p>{texts.readyHint(draft.expiresAt)}</p>
    </Slip>
  )
}

/** The same on home. */
export function BringOnHome() {
  const restaurant = useCurrentRestaurant()
  return restaurant ? <BringSlip restaurant={restaurant} className={styles.onHome} /> : null
}
