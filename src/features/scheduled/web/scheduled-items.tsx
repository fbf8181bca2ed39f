import type { Icon } from '@phosphor-icons/react'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { ProhibitInsetIcon } from '@phosphor-icons/react/dist/csr/ProhibitInset'
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { capitalized } from '#shared/names/capitalized.ts'
import { ChangeTable, GroupCard, ThingsTable } from '#features/history/web/preview/index.ts'
import type { ScheduledDetails, ScheduledItem } from '../scheduled.contract.ts'
import { COUNTED_AS } from '../scheduled-items.rules.ts'
import { COUNTED, type ScheduledCounts } from '../scheduled.kinds.ts'
import { countsText } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import styles from './scheduled.module.css'
import { rowOfItem } from './scheduled-words.ts'

type Group = keyof ScheduledCounts
const ICONS: Record<Group, Icon> = {
  prices: CurrencyEurIcon,
  texts: TextTIcon,
  order: SortAscendingIcon,
  new: PlusIcon,
  deleted: TrashIcon,
  restored: ArrowUUpLeftIcon,
  available: ProhibitInsetIcon,
  allergens: GrainsSlashIcon,
  service: ClockIcon,
}
/** Whole dishes have no before and after. */
const WHOLE: readonly Group[] = ['new', 'deleted', 'restored']

/** What it will do, or did, by groups as going back shows them: each value before and after (BRINGING §5.17). */
export function ScheduledItems({ details, currency }: { details: ScheduledDetails; currency: string }) {
  const { items, count, counts, state } = details
  const [before, after] = texts.columns[state]
  const columns = [texts.dish, before, after] as const
  const others = count - items.length
  const groups = COUNTED.map(group => ({ group, own: items.filter(({ field }) => COUNTED_AS[field] === group) }))
  return (
    // It scrolls, and has nothing else that takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label={texts.beforeAndAfter}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <GroupCard
            key={group}
            isInset
            Icon={ICONS[group]}
            title={capitalized(countsText({ [group]: counts[group] ?? own.length }))}
          >
            {WHOLE.includes(group) ? (
              <ThingsTable columns={columns} things={own.map(thingOf)} />
            ) : (
              <ChangeTable columns={columns} rows={own.map(item => rowOfItem(item, currency))} />
            )}
          </GroupCard>
        ))}
      {others > 0 && <p className={styles.hint}>{texts.others(others)}</p>}
    </div>
  )
}

const thingOf = ({ dishId, name, from, to }: ScheduledItem) => ({
  key: dishId ?? name,
  name,
  place: to || from,
  price: '',
})
