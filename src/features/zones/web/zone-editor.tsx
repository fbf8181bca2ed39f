import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useId, useRef, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import { formatPrice } from '#shared/money.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { dashboardZoneName } from '#features/prices/zone-words.ts'
import type { Example } from '../example-dishes.ts'
import { namesOf, surchargeOf } from '../zone-form.ts'
import { zoneFormTexts as texts, zonesTexts } from '../zones.texts.ts'
import { PriceExamples } from './price-examples.tsx'
import { SurchargeField } from './surcharge-field.tsx'
import { useZoneForm, type ZoneFormProps } from './use-zone-form.ts'
import { ZoneName } from './zone-name.tsx'
import styles from './zone-editor.module.css'

type ZoneEditorProps = ZoneFormProps & {
  open: boolean
  /** What the prices without a zone are called. */
  base: string
  examples: readonly Example[]
  onClosed: () => void
}

/** The sheet 'Nueva zona' or 'Editar zona': name, surcharge, rounding, and three dishes as they will be. */
export function ZoneEditor(props: ZoneEditorProps) {
  const { open, zone, restaurant, base, examples, onClosed } = props
  const { defaultLocale, supportedLocales, currency } = restaurant
  const form = useZoneForm(props)
  const { values, change, sending } = form
  const formId = useId()
  const surcharge = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isBusy = sending.state !== 'idle'
  const locales: Locale[] = [defaultLocale, ...supportedLocales.filter(locale => locale !== defaultLocale)]
  const before = dashboardZoneName(zone?.names ?? {}, defaultLocale)
  const edited = dashboardZoneName(namesOf(values), defaultLocale)
  const submit = async () => {
    if (await form.save()) return
    const wrong = document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? surcharge.current)?.focus()
  }
  const footer = (
    <>
      {zone && (
        <Button variant="danger" icon={<TrashIcon size={18} />} disabled={isBusy} onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      )}
      <Button type="submit" form={formId} busy={isBusy && !isAsking} busyLabel={texts.saving}>
        {zone ? texts.save : zonesTexts.add}
      </Button>
    </>
  )
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={zone ? texts.edit : texts.create}
      unsaved={form.isDirty}
      onClose={form.leave}
      onClosed={onClosed}
      footer={sending.state === 'waiting' ? <WaitingFooter /> : footer}
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        inert={isBusy}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <ZoneName values={values} onChange={change} locales={locales} errors={form.nameErrors} error={form.nameError} />
        <SurchargeField
          ref={surcharge}
          values={values}
          onChange={change}
          error={form.surchargeError}
          currencySign={formatPrice(0, currency).replace(/[\d.,\s]/g, '')}
        />
        <PriceExamples
          examples={examples}
          base={base}
          zones={[{ id: 'edited', name: edited.name || texts.name, surcharge: surchargeOf(values) }]}
          currency={currency}
        />
      </form>
      {zone && (
        <AlertDialog
          open={isAsking}
          title={texts.confirm(before.name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.keep(before.name)}
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void form.remove(zone).then(() => setAsking(false))}
        >
          {texts.confirmText(before.inText)}
        </AlertDialog>
      )}
    </Modal>
  )
}
