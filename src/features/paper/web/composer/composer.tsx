import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { Modal } from '#ui/modal/modal.tsx'
import type { Zone } from '#features/prices/prices.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import type { SheetHouse } from '../../screen/sheet-options.rules.ts'
import { CategoriesSheet } from '../options/categories-sheet.tsx'
import { DateSheet } from '../options/date-sheet.tsx'
import { MissingDialog } from '../options/missing-dialog.tsx'
import { MoreSheet } from '../options/more-sheet.tsx'
import { OptionFields, type OptionSheet } from '../options/option-fields.tsx'
import { type DishLine, WaysSheet } from '../options/ways-sheet.tsx'
import styles from './composer.module.css'
import { ComposerStage } from './composer-stage.tsx'
import { DownloadButton, isPrintOff, PrintFoot, PrintProblem } from './print-foot.tsx'
import { usePrinting } from '../sheet/use-printing.ts'
import { type MenuPart, useSheet } from '../sheet/use-sheet.ts'

type ComposerProps = {
  restaurant: Restaurant
  last: SheetOptions | null
  house: SheetHouse
  menu: MenuPart
  zones: readonly Zone[]
  lineOf: (dishId: string) => DishLine | undefined
  /** The plan allows new editions. */
  canMake: boolean
}

/** The paper and what is chosen of it, beside each other; on phones the choices lie in a sheet over it. */
export function Composer({ restaurant, last, house, menu, zones, lineOf, canMake }: ComposerProps) {
  const sheet = useSheet({ restaurant, last, house, menu })
  const printing = usePrinting(restaurant, sheet)
  const isPhone = useMediaQuery('(max-width: 640px)')
  const [isChoosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<OptionSheet | 'ways' | null>(null)
  const close = () => setOpen(null)
  const parts = { sheet, printing, canMake }
  usePrintKey(() => printing.start('print'), !isPrintOff(parts) && !printing.isBusy && printing.asked === null)
  const fields = (
    <OptionFields
      restaurant={restaurant}
      sheet={sheet}
      today={house.today}
      categoryIds={house.categoryIds}
      onOpen={setOpen}
    />
  )
  return (
    <>
      <Card className={styles.composer} flush aria-label={texts.composer}>
        <ComposerStage sheet={sheet} onWays={() => setOpen('ways')} onCategories={() => setOpen('categories')} />
        {!isPhone && (
          <div className={styles.panel}>
            <div className={styles.fields}>{fields}</div>
            <div className={styles.foot}>
              <PrintFoot {...parts} />
            </div>
          </div>
        )}
      </Card>
      {isPhone && (
        <div className={styles.bar}>
          {!isChoosing && <PrintProblem printing={printing} />}
          <Button
            variant="secondary"
            icon={<SlidersHorizontalIcon size={20} aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {texts.options}
          </Button>
          <DownloadButton {...parts} />
        </div>
      )}
      <Modal
        variant="sidebar"
        open={isPhone && isChoosing}
        title={texts.options}
        onClose={() => setChoosing(false)}
        footer={<PrintFoot {...parts} />}
      >
        {fields}
      </Modal>
      <CategoriesSheet open={open === 'categories'} sheet={sheet} menu={menu} onClose={close} />
      <DateSheet open={open === 'date'} sheet={sheet} today={house.today} onClose={close} />
      <MoreSheet open={open === 'more'} restaurant={restaurant} sheet={sheet} zones={zones} onClose={close} />
      <WaysSheet
        key={sheet.drawn?.at}
        open={open === 'ways'}
        sheet={sheet}
        ways={sheet.drawn?.preview.ways ?? []}
        pages={sheet.drawn?.preview.pages.length ?? 0}
        lineOf={lineOf}
        onClose={close}
      />
      <MissingDialog restaurant={restaurant} printing={printing} />
    </>
  )
}

/** Ctrl+P and ⌘P print the sheet, not the page (PAPER-AND-NUMBERS §8). */
function usePrintKey(print: () => void, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (isOn && !event.repeat) print()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
