import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { countedItems, RETURN_ORDER, rowOf } from '../../screen/compared.rules.ts'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import { valueInWords } from '../../screen/value-words.ts'
import { ChangeTable } from '../parts/change-table.tsx'
import { GroupCard } from '../parts/group-card.tsx'
import { type Comparison, Lost } from './return-groups.tsx'
import type { Ticks } from './use-ticks.ts'

type DishReturnProps = { restaurant: Restaurant; compared: Comparison; image: string; ticks: Ticks }

const COLUMNS = [texts.whatColumn, texts.nowColumn, texts.thenColumn] as const

/** What of one dish would change; its allergens stay unless they are ticked. */
export function DishReturn({ restaurant, compared, image, ticks }: DishReturnProps) {
  const { currency } = restaurant
  const shown = RETURN_ORDER.filter(group => group !== 'allergens')
  const locked = shown.filter(group => compared.counts[group] > 0).map(ticks.lockOf)
  const items = shown.flatMap(group => countedItems(compared.groups[group]))
  const lock = locked.find(each => each !== undefined)
  return (
    <>
      {items.length > 0 && (
        <GroupCard
          title={texts.wouldChange(items.length)}
          hint={lock}
          {...(image ? { image: <img src={image} alt="" /> } : { Icon: ForkKnifeIcon })}
        >
          <ChangeTable
            columns={COLUMNS}
            isBackwards
            rows={items.map(item => rowOf(item, { currency, isOfDish: true }))}
          />
        </GroupCard>
      )}
      <DishAllergens restaurant={restaurant} compared={compared} ticks={ticks} />
      <Lost compared={compared} />
    </>
  )
}

/** Unticked: going back may take a warning away. */
function DishAllergens({ restaurant, compared, ticks }: Omit<DishReturnProps, 'image'>) {
  const { currency } = restaurant
  const items = compared.groups.allergens
  if (compared.counts.allergens === 0) return null
  const said = items.find(({ field }) => field === 'allergens')
  const others = items.filter(item => item !== said)
  const lock = ticks.lockOf('allergens')
  const isTicked = ticks.isTicked('allergens')
  const words = (value: string) => (said ? valueInWords(said, value, currency).toLowerCase() : '')
  return (
    <GroupCard
      title={isTicked ? texts.allergensReturn : texts.allergensStay}
      hint={lock || (said && texts.allergensSaid(words(said.from), words(said.to)))}
      Icon={GrainsSlashIcon}
      tone="warning"
      tick={{
        label: texts.includeAllergens,
        checked: isTicked,
        disabled: lock !== undefined,
        onChange: checked => ticks.set('allergens', checked),
      }}
    >
      {others.length > 0 && (
        <ChangeTable
          columns={COLUMNS}
          isBackwards
          rows={others.map(item => rowOf(item, { currency, isOfDish: true }))}
        />
      )}
    </GroupCard>
  )
}
