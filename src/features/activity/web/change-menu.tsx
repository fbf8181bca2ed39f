import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { useNavigate } from 'react-router'
import { type RowMenuHandle, RowMenu, RowMenuTrigger } from '#ui/menu/row-menu.tsx'
import { comparePath, returnPath } from '#features/history/history.paths.ts'
import { historyTexts as texts } from '#features/history/screen/history-screen.texts.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { justBefore, subjectOf } from '../change-moment.ts'
import styles from './activity-row.module.css'

type Menu = { menu: RowMenuHandle<ActivityEntry> }

/** '⋯' of a change of the carta. */
export function ChangeMenuButton({ menu, entry }: Menu & { entry: ActivityEntry }) {
  return (
    <RowMenuTrigger
      menu={menu}
      subject={entry}
      button={
        <button type="button" className={styles.menu} aria-label={texts.moreFor(subjectOf(entry))}>
          <DotsThreeIcon size={24} weight="bold" aria-hidden="true" />
        </button>
      }
    />
  )
}

/** How the carta was just before a change: go back to it, or compare it with now (BRINGING §5). */
export function ChangeMenu({ menu, timeZone }: Menu & { timeZone: string }) {
  const navigate = useNavigate()
  const scoped = useScoped()
  return (
    <RowMenu
      menu={menu}
      showsHead
      head={entry => justBefore(entry, new Date(), timeZone)}
      items={({ at }) => [
        {
          label: texts.returnTo,
          icon: <ClockCounterClockwiseIcon size={20} />,
          onSelect: () => void navigate(scoped(returnPath({ at, isBeforeChange: true }))),
        },
        {
          label: texts.compareWithNow,
          icon: <ArrowsLeftRightIcon size={20} />,
          onSelect: () => void navigate(scoped(comparePath({ at, isBeforeChange: true }))),
        },
      ]}
    />
  )
}
