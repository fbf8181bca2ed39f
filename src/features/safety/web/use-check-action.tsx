import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks'
import { useNavigate } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useScoped } from '#features/restaurants/web/index.ts'
import { checkTexts as texts } from '../check.texts.ts'
import { CHECK_PAGE } from '../safety.paths.ts'

/** The way to the check in the menu's '⋯'. */
export function useCheckAction(): MenuItem {
  const navigate = useNavigate()
  const scoped = useScoped()
  return { label: texts.title, icon: <ListChecksIcon size={20} />, onSelect: () => void navigate(scoped(CHECK_PAGE)) }
}
