import { ExportIcon } from '@phosphor-icons/react/dist/csr/Export'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { EXPORT_PARAM } from '../../bringing.paths.ts'
import { exportTexts as texts } from '../../screen/export.texts.ts'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** 'Exportar carta', opened by the address, which then forgets it: going back leads to where one came from. */
export function ExportInMenu() {
  const restaurant = useCurrentRestaurant()
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState<boolean>()
  const isAsked = params.has(EXPORT_PARAM)
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    setParams(withoutParam, { replace: true })
  }, [isAsked, setParams])
  // Once it was open it stays mounted: so its closing is seen.
  if (!restaurant || isOpen === undefined) return null
  return (
    <Suspense fallback={null}>
      <ExportDialog key={restaurant._id} restaurant={restaurant} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

const withoutParam = (params: URLSearchParams): URLSearchParams => {
  params.delete(EXPORT_PARAM)
  return params
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
      setParams(
        params => {
          params.set(EXPORT_PARAM, '')
          return params
        },
        { replace: true },
      ),
  }
}
