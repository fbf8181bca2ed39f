import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useDownload } from '#ui/client/use-download.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Pill } from '#features/prices/web/index.ts'
import { FormatShape, useMarkPrinted } from '#features/qr/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { codePrintTexts, codesTexts as texts, sheetWords } from '../../codes-page.texts.ts'
import { seriesTitle } from '../../codes-words.ts'
import { CODE_PRINTS, type CodePrint, printCodes, type TableCode } from '../../codes.contract.ts'
import { CODES_PRINT_ASK_AGAIN_MS } from '../../codes.limits.ts'
import { boardOf, sheetsOf } from '../../codes.rules.ts'
import { CODE_TOAST } from '../code-toast.ts'
import formStyles from './codes-form.module.css'
import { PrintCodesPreview } from './print-codes-preview.tsx'
import styles from './print-codes.module.css'

type Group = { id: string; label: string; ids: readonly string[] }

/** What can be chosen: series, single codes, and those that were marked where they are none of these. */
function groupsOf(living: readonly TableCode[], asked: readonly string[]): Group[] {
  const { series, singles } = boardOf(living)
  const groups: Group[] = [
    ...series.map(({ prefix, codes }) => ({
      id: `series ${prefix}`,
      label: texts.group(seriesTitle(prefix), codes.length),
      ids: codes.map(({ _id }) => _id),
    })),
    ...singles.map(({ _id, name }) => ({ id: _id, label: name, ids: [_id] })),
  ]
  const whole = groups.flatMap(({ ids }) => (ids.every(id => asked.includes(id)) ? ids : []))
  return whole.length === asked.length
    ? groups
    : [{ id: 'asked', label: texts.chosen(asked.length), ids: asked }, ...groups]
}

const isPrint = (value: unknown): value is CodePrint => CODE_PRINTS.includes(value as CodePrint)

type PrintCodesProps = {
  open: boolean
  /** Chosen at first. */
  ids: readonly string[]
  living: readonly TableCode[]
  restaurant: Restaurant
  onClose: () => void
  onClosed: () => void
}

/** The sheet 'Imprimir códigos': which, on what, and two of them as they will be (PAPER-AND-NUMBERS §6 18). */
export function PrintCodes({ open, ids, living, restaurant, onClose, onClosed }: PrintCodesProps) {
  const groups = groupsOf(living, ids)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(ids))
  const [print, setPrint] = useState<CodePrint>('cards')
  const isChosen = (group: Group) => group.ids.every(id => chosen.has(id))
  const toggle = (group: Group) => {
    const next = new Set(chosen)
    for (const id of group.ids)
      if (isChosen(group)) next.delete(id)
      else next.add(id)
    setChosen(next)
  }
  const whichId = useId()
  const whatId = useId()
  const codes = living.filter(({ _id }) => chosen.has(_id))
  const pdf = useDownload(printCodes, {
    id: CODE_TOAST,
    failed: texts.downloadFailed,
    askAgainForMs: CODES_PRINT_ASK_AGAIN_MS,
  })
  const markPrinted = useMarkPrinted(restaurant)
  const download = async () => {
    const query = { ids: codes.map(({ _id }) => _id).join(','), as: print }
    if (await pdf.start({ params: { id: restaurant._id }, query })) markPrinted()
  }
  const said = `${codePrintTexts[print].count(codes.length)}, ${sheetWords(print, sheetsOf(print, codes.length))}`
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.printTitle}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <span className={styles.count} role="status">
            {codes.length > 0 ? said : texts.chooseSome}
          </span>
          <Button
            icon={<DownloadSimpleIcon size={20} />}
            busy={pdf.isBusy}
            busyLabel={pdf.isWaiting ? texts.waiting : texts.preparing}
            disabled={codes.length === 0}
            onClick={() => void download()}
          >
            {texts.downloadPdf}
          </Button>
        </>
      }
    >
      <div role="group" aria-labelledby={whichId}>
        <p className={formStyles.label} id={whichId}>
          {texts.which}
        </p>
        <div className={styles.groups}>
          {groups.map(group => (
            <Pill
              key={group.id}
              pressed={isChosen(group)}
              icon={isChosen(group) && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
              onClick={() => toggle(group)}
            >
              {group.label}
            </Pill>
          ))}
        </div>
      </div>
      <div>
        <p className={formStyles.label} id={whatId}>
          {texts.onWhat}
        </p>
        <RadioGroup
          className={styles.formats}
          aria-labelledby={whatId}
          value={print}
          onValueChange={value => isPrint(value) && setPrint(value)}
        >
          {CODE_PRINTS.map(one => (
            <Radio.Root key={one} value={one} className={styles.format}>
              <FormatShape print={one} />
              <span>
                {codePrintTexts[one].name}
                <small>{codePrintTexts[one].detail}</small>
              </span>
            </Radio.Root>
          ))}
        </RadioGroup>
      </div>
      <PrintCodesPreview restaurant={restaurant} codes={codes.slice(0, 2)} print={print} />
    </Modal>
  )
}
