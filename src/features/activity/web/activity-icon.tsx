import type { Icon } from '@phosphor-icons/react'
import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/csr/ArrowsDownUp'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { CurrencyEurIcon } from '@phosphor-icons/react/dist/csr/CurrencyEur'
import { GrainsSlashIcon } from '@phosphor-icons/react/dist/csr/GrainsSlash'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PaletteIcon } from '@phosphor-icons/react/dist/csr/Palette'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { ProhibitInsetIcon } from '@phosphor-icons/react/dist/csr/ProhibitInset'
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/csr/TrayArrowDown'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { ACTION_KINDS, type Action } from '../activity.actions.ts'

/** The first one that fits; every action ends at its kind. */
const ICONS: readonly [RegExp, Icon][] = [
  [/^team/, UsersThreeIcon],
  [/deleted$/, TrashIcon],
  [/restored$/, ArrowUUpLeftIcon],
  [/created$/, PlusIcon],
  [/brought$/, TrayArrowDownIcon],
  [/returned$/, ClockCounterClockwiseIcon],
  [/soldOut$/, ProhibitInsetIcon],
  [/available$/, CheckCircleIcon],
  [/price$/, CurrencyEurIcon],
  [/(?:image|logo)/, ImageIcon],
  [/^(?:dish|category)\.(?:name|description)$/, TextTIcon],
  [/hours$/, ClockIcon],
  [/(?:colors|style)$/, PaletteIcon],
  [/(?:order|place|category)$/, ArrowsDownUpIcon],
]
const OF_KIND: Record<(typeof ACTION_KINDS)[Action], Icon> = {
  prices: CurrencyEurIcon,
  dishes: PencilSimpleIcon,
  allergens: GrainsSlashIcon,
  restaurant: StorefrontIcon,
  team: UsersThreeIcon,
}

const SIZE_PX = 20

/** A drawing for the action; the sentence beside it says the same. */
export function ActivityIcon({ action }: { action: Action }) {
  const Shape = ICONS.find(([fits]) => fits.test(action))?.[1] ?? OF_KIND[ACTION_KINDS[action]]
  return <Shape size={SIZE_PX} aria-hidden="true" />
}
