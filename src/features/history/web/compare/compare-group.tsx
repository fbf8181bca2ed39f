import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { COMPARED_MAX } from '../../history.limits.ts'
import { countedItems, rowOf, SHOWN_GROUPS, type ShownGroup, sumOf } from '../../screen/compared.rules.ts'
import { COMPARE_TITLES } from '../../screen/group-words.ts'
import { compareTexts as texts, returnTexts } from '../../screen/history-screen.texts.ts'
import { whoAndWhen } from '../../screen/who-words.ts'
import { ChangeTable } from '../parts/change-table.tsx'
import { GroupCard } from '../parts/group-card.tsx'
import { useWholeGroup } from '../parts/use-whole-group.ts'
import type { Comparison } from '../return/return-groups.tsx'

const ICONS = {
  prices: CurrencyEurIcon,
  dishes: BowlFoodIcon,
  texts: TextTIcon,
  allergens: GrainsSlashIcon,
  order: SortAscendingIcon,
  service: ClockIcon,
} satisfies Record<ShownGroup, unknown>

type CompareGroupProps = {
  group: ShownGroup
  restaurant: Restaurant
  compared: Comparison
  to: string | undefined
  today: number
}

/** What is different of one kind, with who did it; 50 of it, then all. */
export function CompareGroup({ group, restaurant, compared, to, today }: CompareGroupProps) {
  const { _id, currency, timezone } = restaurant
  const [one, other] = SHOWN_GROUPS[group]
  const known = SHOWN_GROUPS[group].flatMap(each => countedItems(compared.groups[each]))
  const count = sumOf(compared.counts, SHOWN_GROUPS[group])
  const common = { restaurantId: _id, compared, to, first: COMPARED_MAX }
  const first = useWholeGroup({ ...common, group: one, known: countedItems(compared.groups[one]) })
  const second = useWholeGroup({
    ...common,
    group: other ?? one,
    known: other ? countedItems(compared.groups[other]) : [],
  })
  const items = other ? [...first.items, ...second.items] : first.items
  const label = returnTexts.showAll(count)
  const ways = [first.more(label), other ? second.more(label) : null].filter(way => way !== null)
  const more = ways.length > 0 && {
    label,
    busy: ways.some(({ busy }) => busy),
    onClick: () => ways.forEach(({ onClick }) => onClick()),
  }
  return (
    <GroupCard title={COMPARE_TITLES[group]({ count, items: known })} Icon={ICONS[group]} more={more || null}>
      <ChangeTable
        columns={[returnTexts.dishColumn, texts.thenColumn, to === undefined ? texts.nowColumn : texts.later]}
        who={texts.who}
        rows={items.map(item => ({
          ...rowOf(item, { currency, marksAllergens: true }),
          who: whoAndWhen(item, today, timezone),
        }))}
      />
    </GroupCard>
  )
}
