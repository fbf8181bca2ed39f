import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella'
import { useNavigate } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useScoped } from '#features/restaurants/web/index.ts'
import { zonesTexts as texts } from '../zones.texts.ts'
import { ZONES_PAGE } from '../zones.paths.ts'

/** 'Precios por zona' in the menu's '⋯'. */
export function useZonesAction(): MenuItem {
  const navigate = useNavigate()
  const scoped = useScoped()
  return {
    label: texts.title,
    icon: <UmbrellaIcon size={20} />,
    onSelect: () => void navigate(scoped(ZONES_PAGE)),
  }
}
