import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useId } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import styles from './from-house.module.css'

type HouseChoiceProps = {
  legend: string
  houses: readonly Restaurant[]
  chosen: string
  /** What stands below the name of the chosen one. */
  hint: string | undefined
  onChoose: (id: string) => void
}

/** From which restaurant, or to which. */
export function HouseChoice({ legend, houses, chosen, hint, onChoose }: HouseChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.houses}>
      <legend>{legend}</legend>
      {houses.map(house => (
        <label key={house._id}>
          <input
            type="radio"
            className="vh"
            name={name}
            value={house._id}
            checked={house._id === chosen}
            onChange={() => onChoose(house._id)}
          />
          <Avatar name={house.name} src={house.logoUrl || null} size={40} />
          <span className={styles.house}>
            <b>{house.name}</b>
            {house._id === chosen && hint && <small>{hint}</small>}
          </span>
          <CheckIcon className={styles.check} size={20} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
