import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { EXPORT_PARAM } from '../../bringing.paths.ts'
import { exportTexts as texts } from '../../screen/export.texts.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** 'Exportar carta', while the address says so: Back closes it. */
export function ExportInMenu() {
  const restaurant = useCurrentRestaurant()
  const [params] = useSearchParams()
  const isOpen = params.has(EXPORT_PARAM)
  // It stays mounted while it closes.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!restaurant || !wasOpen) return null
  return (
    <Suspense fallback={null}>
      <ExportDialog key={restaurant._id} restaurant={restaurant} isOpen={isOpen} />
    </Suspense>
  )
}

/** 'Exportar carta…' in the menu's '⋯', also after the plan has ended: the carta is the house's own. */
export function useExportAction(): MenuItem | null {
  const restaurant = useCurrentRestaurant()
  const [, setParams] = useSearchParams()
  if (!restaurant) return null
  return {
    label: texts.action,
    icon: <ExportIcon size={20} />,
    onSelect: () =>
      setParams(params => {
        params.set(EXPORT_PARAM, '')
        return params
      }),
  }
}
