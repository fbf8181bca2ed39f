import { BeerSteinIcon } from '@phosphor-icons/react/dist/csr/BeerStein'
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee'
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import type { Icon } from '@phosphor-icons/react'
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck'
import type { GivenRole, Grant } from '#features/identity/rights.rules.ts'
import { rightsInWords } from '#features/identity/rights.texts.ts'
import { grantOfRole } from '../../grant-form.rules.ts'
import { peopleTexts as texts } from '../../people.texts.ts'
import { GIVEN_ROLE_IDS, GIVEN_ROLE_NAMES } from '../../roles.contract.ts'
import { useTeam } from '../team-context.ts'
import { ChoiceCards } from './choice-cards.tsx'

const ICONS: Record<GivenRole, Icon> = { sala: CoffeeIcon, cocina: CookingPotIcon, encargado: UserCheckIcon }
const iconOf = (Shape: Icon) => <Shape size={24} aria-hidden="true" />
const GIVEN = GIVEN_ROLE_IDS.map(id => ({
  value: id,
  name: GIVEN_ROLE_NAMES[id],
  hint: texts.givenHints[id],
  icon: iconOf(ICONS[id]),
}))

type RoleCardsProps = { grant: Grant; disabled?: boolean | undefined; onChange: (grant: Grant) => void }

/** 'Empieza por': the given roles, and those of the house. */
export function RoleCards({ grant, disabled, onChange }: RoleCardsProps) {
  const { roles } = useTeam()
  const own = roles.map(({ id, name, rights }) => ({
    value: id,
    name,
    hint: texts.own + rightsInWords(rights),
    icon: iconOf(BeerSteinIcon),
  }))
  return (
    <ChoiceCards
      legend={texts.start}
      choices={[...GIVEN, ...own]}
      value={grant.roleId ?? ''}
      disabled={disabled}
      onChange={id => onChange(grantOfRole(id, roles))}
    />
  )
}
