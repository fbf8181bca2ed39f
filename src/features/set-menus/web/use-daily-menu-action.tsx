import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import { useNavigate } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useScoped } from '#features/restaurants/web/index.ts'
import { dailyTexts as texts } from '../daily/daily-menu.texts.ts'
import { DAILY_MENU_PAGE } from '../set-menus.paths.ts'

/** 'Menú del día' in the menu's '⋯'. */
export function useDailyMenuAction(): MenuItem {
  const navigate = useNavigate()
  const scoped = useScoped()
  return {
    label: texts.title,
    icon: <CookingPotIcon size={20} />,
    onSelect: () => void navigate(scoped(DAILY_MENU_PAGE)),
  }
}
