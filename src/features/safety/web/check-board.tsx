import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useState } from 'react'
import { shortTime } from '#shared/long-date.ts'
import { Alert } from '#ui/alert/alert.tsx'
import gazpacho from '#ui/assets/dishes/gazpacho.svg?no-inline'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Check, Finding } from '../check.contract.ts'
import { CHECK_LEVELS } from '../check.rules.ts'
import { checkTexts as texts } from '../check.texts.ts'
import styles from './check-board.module.css'
import { shortDay } from './check-day.ts'
import { CheckMail } from './check-mail.tsx'
import type { LoadedMenu } from './check.queries.ts'
import { FindingGroup } from './finding/finding-group.tsx'
import { IgnoreDialog } from './ignored/ignore-dialog.tsx'
import { IgnoredList } from './ignored/ignored-list.tsx'
import { type LastSeen, useLastSeen } from './last-seen.ts'
import { openFindings } from './open-findings.ts'
import { useCheckActions } from './use-check-actions.ts'
import { useNextFocus } from './finding/use-next-focus.ts'

type BoardProps = { restaurant: Restaurant; menu: LoadedMenu; check: Check }

/** The findings by level, what is ignored on purpose, and the mail. */
export function CheckBoard({ restaurant, menu, check }: BoardProps) {
  const findings = openFindings(check.findings, menu.dishes)
  const lastSeen = useLastSeen(restaurant._id, findings)
  const leave = useNextFocus(findings)
  const actions = useCheckActions({ restaurant, menu, onGone: leave })
  const [ignoring, setIgnoring] = useState<Finding | null>(null)
  const isRound = findings.length === 0
  return (
    <>
      {isRound ? <Round restaurant={restaurant} menu={menu} check={check} /> : <Summary findings={findings} />}
      {!isRound && lastSeen && <Since lastSeen={lastSeen} />}
      {!isRound && !actions.isHouse && restaurant.readOnly === null && (
        <Alert className={styles.worker}>{texts.onlyHouse(restaurant.ownerName ?? '')}</Alert>
      )}
      {CHECK_LEVELS.map(level => (
        <FindingGroup
          key={level}
          level={level}
          findings={findings.filter(finding => finding.level === level)}
          menu={menu}
          restaurant={restaurant}
          actions={actions}
          onIgnore={setIgnoring}
        />
      ))}
      <IgnoredList ignored={check.ignored} menu={menu} restaurant={restaurant} actions={actions} />
      <CheckMail restaurant={restaurant} isOn={check.weeklyMail} />
      <p className={styles.legal}>
        <InfoIcon size={18} aria-hidden="true" />
        <span>{texts.legal}</span>
      </p>
      <IgnoreDialog
        finding={ignoring}
        menu={menu}
        restaurant={restaurant}
        actions={actions}
        onClose={() => setIgnoring(null)}
      />
    </>
  )
}

function Summary({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles.summary} aria-label={texts.summary}>
      {CHECK_LEVELS.map(level => {
        const count = findings.filter(finding => finding.level === level).length
        return (
          <li key={level} data-level={level} data-none={count === 0 ? '' : undefined}>
            <b className="num">{count}</b>
            <span>{texts.levels[level].count(count)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Since({ lastSeen: { at, news } }: { lastSeen: LastSeen }) {
  return (
    <p className={styles.since}>
      <ClockCounterClockwiseIcon size={18} aria-hidden="true" />
      <span>
        {texts.lastSeen(shortDay(at))}
        <b>{news === 0 ? texts.nothingNew : texts.news(news)}</b>.
      </span>
    </p>
  )
}

function Round({ restaurant, menu, check }: BoardProps) {
  return (
    <>
      <p className={styles.checked}>{texts.checked(shortTime(check.checkedAt), menu.dishes.length)}</p>
      <Card>
        <EmptyState
          title={texts.round}
          image={gazpacho}
          action={
            <ButtonLink
              variant="secondary"
              icon={<EyeIcon size={18} />}
              href={`/${restaurant.slug}`}
              target="_blank"
              rel="noopener"
            >
              {texts.viewMenu}
            </ButtonLink>
          }
        >
          {texts.roundHint}
        </EmptyState>
      </Card>
    </>
  )
}
