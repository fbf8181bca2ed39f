import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX'
import { Link } from 'react-router'
import { longDate } from '#shared/long-date.ts'
import { PAGES } from '#shared/page-paths.ts'
import { useUser } from '#features/identity/web/index.ts'
import { billingTexts } from '../billing.texts.ts'
import styles from './plan-end-line.module.css'
import { usePutAway } from './put-away.ts'

const texts = billingTexts.banner

/** What home keeps of the banner of a cancelled plan that was put away (3-decisions §4). */
export function PlanEndLine() {
  const { end, isAway } = usePutAway(useUser(), new Date())
  if (!end || !isAway) return null
  return (
    <p className={styles.line}>
      <CalendarXIcon size={20} aria-hidden="true" />
      <span>
        {texts.ending(longDate(end))}{' '}
        <Link className="link" to={PAGES.plans}>
          {texts.seeSubscription}
        </Link>
      </span>
    </p>
  )
}
