import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { longDate } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import logo from '#ui/assets/logo/logo.svg'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { cx } from '#ui/cx.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { billingTexts } from '../../billing.texts.ts'
import { endedReason } from '../../billing.rules.ts'
import { visibilityAt } from '../../menu-visibility.rules.ts'
import { subscriptionPageTexts as texts } from '../../subscription-page.texts.ts'
import { subscriptionOf } from '../../user-subscription.rules.ts'
import { visibility } from '../plan-banner.tsx'
import styles from './subscription-page.module.css'

type SubscriptionPageProps = {
  /** ISO 8601: until when the menus of the ended plan can be read; null where there is no such date. */
  menuVisibleUntil: string | null
  /** Whom a worker can ask. */
  ownerName: string | undefined
}

/** `/subscription`: which case holds, what still works, until when the menu shows, and the way on (3-decisions §4). */
export function SubscriptionPage({ menuVisibleUntil, ownerName }: SubscriptionPageProps) {
  const user = useUser()
  // A partner cannot pay, and misses what the owner misses.
  const isWorker = user.role === 'worker'
  const isVisible = menuVisibleUntil !== null && visibilityAt(new Date(menuVisibleUntil), new Date()).isVisible
  const until = isVisible ? longDate(menuVisibleUntil) : null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={PAGES.landing}>
          <img src={logo} alt={texts.brand} width={195} height={28} />
        </a>
        <span className="muted">{user.name}</span>
      </header>
      <main className={styles.main}>
        <div>
          {isWorker ? <ForWorker ownerName={ownerName} /> : <ForOwner menuVisibleUntil={menuVisibleUntil} />}
          <div className={styles.actions}>
            {!isWorker && (
              <ButtonRouterLink to={PAGES.plans} size="lg">
                {texts.hirePlan}
              </ButtonRouterLink>
            )}
            <ButtonRouterLink to={PAGES.dashboard} variant={isWorker ? 'primary' : 'secondary'} size="lg">
              {texts.back}
            </ButtonRouterLink>
          </div>
        </div>
        <Bill isWorker={isWorker} paused={isOfHouse(user) ? texts.pausedLines : texts.pausedOfWorkers} until={until} />
      </main>
    </div>
  )
}

function ForOwner({ menuVisibleUntil }: { menuVisibleUntil: string | null }) {
  const reason = endedReason(subscriptionOf(useUser()))
  const now = new Date()
  const isHidden = menuVisibleUntil !== null && !visibilityAt(new Date(menuVisibleUntil), now).isVisible
  return (
    <>
      <h1 className={styles.title}>
        {reason === 'trial_expired' ? billingTexts.banner.trial_ended : billingTexts.banner.subscription_ended}
      </h1>
      <p className={styles.lead}>
        {menuVisibleUntil && visibility(menuVisibleUntil, now)} {isHidden ? texts.visibleAgain : texts.saved[reason]}
      </p>
    </>
  )
}

function ForWorker({ ownerName }: { ownerName: string | undefined }) {
  return (
    <>
      <h1 className={styles.title}>{texts.workerTitle}</h1>
      <p className={styles.lead}>
        {ownerName && (
          <>
            {texts.ownerIs} <b>{ownerName}</b>.{' '}
          </>
        )}
        {texts.workerLead}
      </p>
    </>
  )
}

type BillProps = { isWorker: boolean; paused: readonly string[]; until: string | null }

/** What still works and what does not, as a restaurant's bill on the table. */
function Bill({ isWorker, paused, until }: BillProps) {
  const works = [...(until ? [texts.worksUntil(until)] : []), ...(isWorker ? texts.worksOfWorkers : texts.worksLines)]
  return (
    <div className={cx(styles.table, 'mantel', 'mantel-rojo')}>
      <div className={styles.shadow}>
        <div className={styles.bill}>
          <h2>{texts.works}</h2>
          <ul>
            {works.map(line => (
              <li key={line} data-works="">
                <CheckIcon size={20} weight="bold" aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
          <h2>{texts.paused}</h2>
          <ul>
            {paused.map(line => (
              <li key={line}>
                <PauseIcon size={20} weight="fill" aria-hidden="true" />
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
