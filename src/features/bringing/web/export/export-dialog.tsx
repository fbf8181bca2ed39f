import { useState } from 'react'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useDownload } from '#ui/client/use-download.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { COPY_ASK_AGAIN_MS } from '../../bringing.limits.ts'
import { copyCarta, type CopyFormat } from '../../copy.contract.ts'
import { exportTexts as texts } from '../../screen/export.texts.ts'
import styles from './export-dialog.module.css'

const FORMATS = Object.keys(texts.formats) as CopyFormat[]
/** A copy always has all languages, a list is in the main one. */
const IN_LANGUAGES: readonly CopyFormat[] = ['xlsx', 'csv']

type ExportDialogProps = { restaurant: Restaurant; isOpen: boolean; onClose: () => void }

/** Four formats, and what each is good for. */
export function ExportDialog({ restaurant, isOpen, onClose }: ExportDialogProps) {
  const { _id, supportedLocales, defaultLocale } = restaurant
  const isOffline = useIsOffline()
  const { dishes } = useLoadedMenu(_id)
  const [format, setFormat] = useState<CopyFormat>('xlsx')
  const [locales, setLocales] = useState<readonly Locale[]>(supportedLocales)
  const file = useDownload(copyCarta, { id: 'export', failed: texts.failed, askAgainForMs: COPY_ASK_AGAIN_MS })
  const isEmpty = dishes?.length === 0
  const start = async () => {
    const query = { format, ...(IN_LANGUAGES.includes(format) && { locales: locales.join(',') }) }
    if (!(await file.start({ params: { id: _id }, query }))) return
    onClose()
    toast.success(texts.done)
  }
  const toggle = (locale: Locale, isChosen: boolean) =>
    setLocales(supportedLocales.filter(each => (each === locale ? isChosen : locales.includes(each))))
  return (
    <Modal
      open={isOpen}
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={file.isBusy}
            busyLabel={texts.preparing}
            disabled={isEmpty || isOffline}
            onClick={() => void start()}
          >
            {texts.download}
          </Button>
        </>
      }
    >
      {isEmpty && <Alert tone="warning">{texts.empty}</Alert>}
      {isOffline && <Alert tone="warning">{texts.offline}</Alert>}
      <fieldset className={styles.formats}>
        <legend>{texts.format}</legend>
        {FORMATS.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="export-format"
              value={each}
              checked={format === each}
              onChange={() => setFormat(each)}
            />
            <span className={styles.mark} aria-hidden="true">
              {texts.formats[each].mark}
            </span>
            <span>
              <b>{texts.formats[each].name}</b>
              <small>{texts.formats[each].hint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {supportedLocales.length > 1 && IN_LANGUAGES.includes(format) && (
        <fieldset className={styles.languages}>
          <legend>{texts.languages}</legend>
          {supportedLocales.map(locale => (
            <Checkbox
              key={locale}
              label={LOCALE_NAMES[locale]}
              checked={locales.includes(locale)}
              disabled={locale === defaultLocale}
              onChange={event => toggle(locale, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
    </Modal>
  )
}
