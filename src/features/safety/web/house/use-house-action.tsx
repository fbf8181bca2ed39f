import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { useNavigate } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { HOUSE_ALLERGENS_PAGE } from '#features/allergens/allergens.paths.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { houseTexts as texts } from '../../house/house.texts.ts'

/** The way to 'Alérgenos de la casa' in the menu's '⋯'. */
export function useHouseAction(): MenuItem {
  const navigate = useNavigate()
  const scoped = useScoped()
  return {
    label: texts.title,
    icon: <ShieldCheckIcon size={20} />,
    onSelect: () => void navigate(scoped(HOUSE_ALLERGENS_PAGE)),
  }
}
