import type { Icon } from '@phosphor-icons/react'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsIcon } from '@phosphor-icons/react/dist/csr/Grains'
import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/ListMagnifyingGlass'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { ToggleRightIcon } from '@phosphor-icons/react/dist/csr/ToggleRight'
import { useId } from 'react'
import { type Grant, type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { rightTexts } from '#features/identity/rights.texts.ts'
import { withRight } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import styles from './rights-list.module.css'

const ICONS: Record<Right, Icon> = {
  prices: CurrencyEurIcon,
  availability: ToggleRightIcon,
  texts: TextTIcon,
  allergens: GrainsIcon,
  hours: ClockIcon,
  look: PaletteIcon,
  print: QrCodeIcon,
  activity: ListMagnifyingGlassIcon,
}

type RightsListProps = { grant: Grant; disabled?: boolean | undefined; onChange: (grant: Grant) => void }

/** The eight rights, each with its sentence. */
export function RightsList({ grant, disabled, onChange }: RightsListProps) {
  const id = useId()
  return (
    <div className={styles.rights} role="group" aria-label={texts.rights}>
      {RIGHTS.map(right => {
        const Shape = ICONS[right]
        return (
          <label key={right} className={styles.right}>
            <Shape size={20} aria-hidden="true" />
            <span>
              <b id={`${id}-${right}`}>{rightTexts[right].name}</b>
              <small id={`${id}-${right}-hint`}>{rightTexts[right].hint}</small>
            </span>
            <input
              type="checkbox"
              aria-labelledby={`${id}-${right}`}
              aria-describedby={`${id}-${right}-hint`}
              checked={grant.rights.includes(right)}
              disabled={disabled}
              onChange={event => onChange(withRight(grant, right, event.target.checked))}
            />
          </label>
        )
      })}
    </div>
  )
}
