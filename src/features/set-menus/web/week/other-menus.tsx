import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatPrice } from '#shared/money.ts'
import { failureText } from '#ui/client/api-error.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { nameIn } from '#features/prices/names.ts'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { weekdaysInWords } from '../../daily/day-words.ts'
import type { SetMenu } from '../../set-menus.contract.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { SET_MENUS_MAX } from '../../set-menus.limits.ts'
import { menuFormTexts, weekTexts as texts } from '../../week.texts.ts'
import { MenuForm } from './menu-form.tsx'
import styles from './other-menus.module.css'
import { setMenusOf, useSetMenuSaves } from './set-menus.queries.ts'

const TOAST = 'set-menu'

/** 'Sábado y domingo y festivos, de 13:00 a 16:30'. */
const timesInWords = ({ days, slots, onHolidays }: SetMenu): string =>
  `${weekdaysInWords(days)}${onHolidays && days.length < 7 ? texts.holidays : ''}, ${slotsInWords(slots)}`

/** 'Otros menús': six at most, each with the switch that publishes it (TABLE §5 12). */
export function OtherMenus({ restaurant }: { restaurant: Restaurant }) {
  const menus = useQuery(setMenusOf(restaurant._id))
  const [edited, setEdited] = useState<SetMenu | 'new' | null>(null)
  const limitId = useId()
  const mayWrite = mayChange(restaurant, 'texts')
  const isFull = (menus.data?.length ?? 0) >= SET_MENUS_MAX
  return (
    <Card className={styles.card}>
      <header className={styles.header}>
        <h2>{texts.others}</h2>
        {mayWrite && menus.data && (
          <Button
            variant="secondary"
            icon={<PlusIcon size={18} weight="bold" />}
            disabled={isFull}
            aria-describedby={isFull ? limitId : undefined}
            onClick={() => setEdited('new')}
          >
            {texts.newMenu}
          </Button>
        )}
      </header>
      {menus.data?.length === 0 && <p className={styles.hint}>{texts.othersHint}</p>}
      {menus.isError && !menus.data && (
        <LoadFailure
          title={texts.othersFailed}
          error={menus.error}
          busy={menus.isFetching}
          onRetry={() => void menus.refetch()}
        />
      )}
      <ul className={styles.list}>
        {menus.data?.map(menu => (
          <MenuRow
            key={menu._id}
            menu={menu}
            restaurant={restaurant}
            mayWrite={mayWrite}
            onEdit={() => setEdited(menu)}
          />
        ))}
      </ul>
      {isFull && (
        <p className={styles.hint} id={limitId}>
          {setMenuErrors.setMenuLimit.message}
        </p>
      )}
      {edited && (
        <MenuForm menu={edited === 'new' ? null : edited} restaurant={restaurant} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}

type MenuRowProps = { menu: SetMenu; restaurant: Restaurant; mayWrite: boolean; onEdit: () => void }

function MenuRow({ menu, restaurant, mayWrite, onEdit }: MenuRowProps) {
  const saves = useSetMenuSaves(restaurant)
  const name = nameIn(menu.names, restaurant.defaultLocale, restaurant.defaultLocale).text
  const publish = async (published: boolean) => {
    try {
      await saves.change(menu, { published })
    } catch (error) {
      toast.error(failureText(error, menuFormTexts.saveFailed), { id: TOAST })
    }
  }
  const text = (
    <span className={styles.texts}>
      <b>{name}</b>
      <small>{timesInWords(menu)}</small>
    </span>
  )
  return (
    <li className={styles.row}>
      {mayWrite ? (
        <button type="button" className={styles.open} onClick={onEdit}>
          {text}
        </button>
      ) : (
        text
      )}
      <span className={styles.price}>{formatPrice(menu.price, restaurant.currency)}</span>
      {menu.published ? (
        <span className={styles.on}>{texts.isPublished}</span>
      ) : (
        <Badge dot={false}>{texts.isKept}</Badge>
      )}
      <Switch
        label={texts.publishes(name)}
        labelHidden
        checked={menu.published}
        disabled={!mayWrite}
        onChange={published => void publish(published)}
      />
    </li>
  )
}
