import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useDownload } from '#ui/client/use-download.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import { LOCALES } from '#shared/locale.ts'
import { nameIn } from '#features/prices/names.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { printFile, QR_PRINTS, type QrPrint } from '../qr.contract.ts'
import { PRINT_ASK_AGAIN_MS } from '../qr.limits.ts'
import { qrTexts } from '../qr.texts.ts'
import { printTexts, qrPageTexts as texts } from '../qr-page.texts.ts'
import styles from './print-card.module.css'
import { FormatShape } from './format-shape.tsx'
import { useMarkPrinted } from './use-mark-printed.ts'
import { faultsOf, type PrintChoice, type Sheet, sheetOf } from './print-choice.ts'
import { PrintPreview } from './print-preview.tsx'
import { PrintWords } from './print-words.tsx'

const isPrint = (value: unknown): value is QrPrint => QR_PRINTS.includes(value as QrPrint)

/** The preview waits until a phrase is typed. */
const PREVIEW_DEBOUNCE_MS = 350

/** The last sheet that the server would draw, once its phrase is typed. */
function useDrawn(choice: PrintChoice): Sheet {
  const phrase = useDebounced(choice.phrase, PREVIEW_DEBOUNCE_MS)
  const wanted = { ...choice, phrase }
  const faults = faultsOf(wanted)
  const [last, setLast] = useState(wanted)
  const isGood = !faults.phrase && !faults.locales
  if (isGood && JSON.stringify(last) !== JSON.stringify(wanted)) setLast(wanted)
  return sheetOf({ ...(isGood ? wanted : last), print: choice.print })
}

/** The print-ready PDFs: their words, how they look on a table, and the download button. */
export function PrintCard({ restaurant, zone }: { restaurant: Restaurant; zone?: Zone | undefined }) {
  const [choice, setChoice] = useState<PrintChoice>({ print: 'tent', phrase: '', locales: LOCALES })
  const { print } = choice
  const faults = faultsOf(choice)
  const fault = faults.phrase ?? faults.locales
  const ofZone = zone && { zone: zone._id }
  const drawn = { ...useDrawn(choice), ...ofZone }
  const pdf = useDownload(printFile, {
    id: 'qr-download',
    failed: qrTexts.downloadFailed,
    askAgainForMs: PRINT_ASK_AGAIN_MS,
  })
  const markPrinted = useMarkPrinted(restaurant)
  const downloadPdf = async () => {
    const hasCome = await pdf.start({
      params: { id: restaurant._id },
      query: { format: 'pdf', ...sheetOf(choice), ...ofZone },
    })
    if (hasCome) markPrinted()
  }
  return (
    <Card flush className={styles.card} aria-labelledby="print-card">
      <div className={styles.choice}>
        <h2 className={styles.title} id="print-card">
          {texts.print}
        </h2>
        <RadioGroup
          className={styles.formats}
          aria-label={texts.format}
          value={print}
          onValueChange={value => isPrint(value) && setChoice({ ...choice, print: value })}
        >
          {QR_PRINTS.map(one => (
            <Radio.Root key={one} value={one} className={styles.format}>
              <FormatShape print={one} className={styles.shape} />
              <span>
                <b>{printTexts[one].name}</b>
                <small>{printTexts[one].detail}</small>
              </span>
              <Radio.Indicator className={styles.chosen}>
                <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />
              </Radio.Indicator>
            </Radio.Root>
          ))}
        </RadioGroup>
        <PrintWords choice={choice} onChange={setChoice} />
        {zone && (
          <p className={styles.onPaper}>
            <InfoIcon size={18} aria-hidden="true" />
            {texts.onPaper(nameIn(zone.names, restaurant.defaultLocale, restaurant.defaultLocale).text)}
          </p>
        )}
        <Button
          wide
          icon={<PrinterIcon size={20} />}
          busy={pdf.isBusy}
          busyLabel={pdf.isWaiting ? texts.waiting : texts.downloading}
          disabled={fault !== undefined}
          aria-description={fault}
          onClick={() => void downloadPdf()}
        >
          {texts.downloadPdf}
        </Button>
      </div>
      <PrintPreview sheet={drawn} restaurant={restaurant} />
    </Card>
  )
}
