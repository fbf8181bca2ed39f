import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ComparedItem } from '../../history.contract.ts'
import type { GroupCounts, HistoryGroup } from '../../history.groups.ts'
import { countedItems, lostOf, RETURN_ORDER, rowOf } from '../../screen/compared.rules.ts'
import { addedHint, ALLERGENS_WARNING, deletedHint, orderHint, RETURN_TITLES } from '../../screen/group-words.ts'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { priceOfWhole } from '../../screen/value-words.ts'
import { ChangeTable, ThingsTable } from '../parts/change-table.tsx'
import { GroupCard } from '../parts/group-card.tsx'
import { useWholeGroup } from '../parts/use-whole-group.ts'
import type { Ticks } from './use-ticks.ts'

/** So many rows of a group are shown at first, so that all groups are in sight. */
const FIRST_ROWS = 3
const ICONS = {
  prices: CurrencyEurIcon,
  texts: TextTIcon,
  new: PlusIcon,
  deleted: ArrowUUpLeftIcon,
  order: SortAscendingIcon,
  service: ClockIcon,
  allergens: GrainsSlashIcon,
} satisfies Record<HistoryGroup, unknown>
const COLUMNS = [texts.dishColumn, texts.nowColumn, texts.thenColumn] as const

export type Comparison = { at: string; counts: GroupCounts; groups: Record<HistoryGroup, ComparedItem[]> }
type ReturnGroupsProps = {
  restaurant: Restaurant
  compared: Comparison
  today: number
  /** Absent: what goes back is settled, and only shown in a dialog. */
  ticks?: Ticks
  /** Only these. */
  groups?: readonly HistoryGroup[]
  dishId?: string | undefined
}

/** All that would change, by groups that can be left out, and what is gone for good. */
export function ReturnGroups(props: ReturnGroupsProps) {
  const { compared, groups = RETURN_ORDER } = props
  return (
    <>
      {RETURN_ORDER.filter(group => compared.counts[group] > 0 && groups.includes(group)).map(group => (
        <ReturnGroup key={group} group={group} {...props} />
      ))}
      {props.ticks && <Lost compared={compared} />}
    </>
  )
}

const placeOf = ({ field, from, to }: ComparedItem): string => {
  const place = field === 'created' ? to : from
  return place === '' ? '' : `En ${place}`
}

/** What is gone for good: photos whose files are, and what was deleted too long ago. */
export function Lost({ compared }: { compared: Pick<Comparison, 'groups'> }) {
  const items = Object.values(compared.groups).flat()
  const namesOf = (field: 'image' | 'deleted') => lostOf(items, field).map(({ name }) => name)
  const [photos, things] = [namesOf('image'), namesOf('deleted')]
  return (
    <>
      {photos.length > 0 && (
        <GroupCard Icon={ImageIcon} title={texts.lostPhotos(photos.length)} hint={texts.lostHint(photos)} />
      )}
      {things.length > 0 && (
        <GroupCard Icon={TrashIcon} title={texts.lostThings(things.length)} hint={texts.lostThingsHint(things)} />
      )}
    </>
  )
}

function ReturnGroup({
  group,
  restaurant,
  compared,
  today,
  ticks,
  dishId,
}: ReturnGroupsProps & { group: HistoryGroup }) {
  const { _id, currency, timezone } = restaurant
  const count = compared.counts[group]
  const known = countedItems(compared.groups[group])
  const whole = useWholeGroup({ restaurantId: _id, compared, dishId, group, known, first: FIRST_ROWS })
  const ofAll = { count, items: known }
  const isTicked = ticks?.isTicked(group) ?? true
  const lock = ticks?.lockOf(group)
  const title = RETURN_TITLES[group](ofAll, isTicked)
  const hints: Partial<Record<HistoryGroup, string | undefined>> = {
    new: addedHint(ofAll),
    deleted: deletedHint(ofAll, today, timezone),
    order: orderHint(ofAll),
    allergens: ALLERGENS_WARNING,
  }
  const isSaidByHint = group === 'order' && hints.order !== undefined
  return (
    <GroupCard
      title={title}
      hint={lock || hints[group]}
      Icon={ICONS[group]}
      {...(group === 'allergens' && { tone: 'warning' as const })}
      {...(ticks
        ? {
            tick: {
              label: texts.include(title),
              checked: isTicked,
              disabled: lock !== undefined,
              onChange: (checked: boolean) => ticks.set(group, checked),
            },
          }
        : { isInset: true })}
      more={isSaidByHint ? null : whole.more(texts.showAll(count))}
    >
      {isSaidByHint ? null : group === 'new' || group === 'deleted' ? (
        <ThingsTable
          columns={COLUMNS}
          things={whole.items.map(item => ({
            key: item.id,
            name: item.entity === 'category' ? `Categoría ${item.name}` : item.name,
            place: placeOf(item),
            price: priceOfWhole(item, currency),
          }))}
        />
      ) : (
        <ChangeTable columns={COLUMNS} isBackwards rows={whole.items.map(item => rowOf(item, { currency }))} />
      )}
    </GroupCard>
  )
}
