import { useId, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { isAbort, messageOf } from '#ui/client/api-error.ts'
import { NumberField } from '#ui/field/number-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { toast } from '#ui/toast/toast.ts'
import { PillChoice } from '#features/prices/web/index.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type House, numbersWords } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { CODE_NAME_MAX } from '../../codes.limits.ts'
import { seriesPlace } from '../../codes.rules.ts'
import { judge, type Judged, kindsOf, type NewCodesValues, startOf } from '../../new-codes.form.ts'
import styles from './codes-form.module.css'
import { CODE_TOAST } from '../code-toast.ts'
import type { CodeSaves } from '../codes.queries.ts'
import { SomeNames } from './some-names.tsx'
import { ZoneField } from './zone-field.tsx'

type NewCodesProps = {
  open: boolean
  house: House
  /** Names in use. */
  living: readonly string[]
  saves: CodeSaves
  /** Which kind is chosen at first. */
  kind?: string | undefined
  onCreated: (codes: TableCode[]) => void
  onClose: () => void
  onClosed: () => void
}

/** The sheet 'Añadir códigos': a series, or one with a name of its own. */
export function NewCodes({ open, house, living, saves, kind, onCreated, onClose, onClosed }: NewCodesProps) {
  const kinds = kindsOf(house.zones, house.defaultLocale)
  const first = kinds.find(({ id }) => id === kind) ?? kinds[0]
  const [start] = useState(() => first && startOf(first, living))
  const [values, setValues] = useState(start)
  const [wasSent, setSent] = useState(false)
  const sending = useSending()
  const formId = useId()
  if (!values) return null
  const judged = judge(values, living)
  const isBusy = sending.state !== 'idle'
  const change = (more: Partial<NewCodesValues>) => setValues({ ...values, ...more })
  const choose = (id: string) => {
    const next = kinds.find(each => each.id === id)
    if (next) setValues({ ...startOf(next, living), name: values.name, isNumbered: values.isNumbered })
  }
  const close = () => {
    sending.leave()
    onClose()
  }
  const create = async () => {
    setSent(true)
    const { body } = judged
    if (!body)
      return document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus()
    try {
      const codes = await sending.send(() => saves.create(body))
      if (!sending.hasLeft()) onCreated(codes)
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return
      void saves.reload()
      toast.error(messageOf(error, texts.createFailed), { id: CODE_TOAST })
    }
  }
  const footer = (
    <Button
      type="submit"
      form={formId}
      busy={isBusy}
      busyLabel={texts.creating}
      disabled={judged.isSeries && judged.body === undefined}
    >
      {createLabel(judged)}
    </Button>
  )
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.add}
      unsaved={JSON.stringify(values) !== JSON.stringify(start)}
      onClose={close}
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
          void create()
        }}
      >
        <What kinds={kinds} values={values} onChoose={choose} />
        <Names values={values} judged={judged} wasSent={wasSent} onChange={change} />
        <ZoneField
          label={judged.isSeries ? texts.zone : texts.zoneOfOne}
          house={house}
          zoneId={values.zoneId}
          onChange={zoneId => change({ zoneId })}
        />
      </form>
    </Modal>
  )
}

function createLabel({ isSeries, body, names }: Judged): string {
  if (!isSeries) return texts.createOne
  return body ? texts.createMany(names.length) : texts.createNone
}

type WhatProps = { kinds: ReturnType<typeof kindsOf>; values: NewCodesValues; onChoose: (id: string) => void }

function What({ kinds, values, onChoose }: WhatProps) {
  const labelId = useId()
  return (
    <div>
      <p className={styles.label} id={labelId}>
        {texts.what}
      </p>
      <PillChoice
        aria-labelledby={labelId}
        options={kinds.map(({ id, label }) => ({ value: id, label }))}
        value={values.kind.id}
        onChange={onChoose}
      />
    </div>
  )
}

type NamesProps = {
  values: NewCodesValues
  judged: Judged
  wasSent: boolean
  onChange: (more: Partial<NewCodesValues>) => void
}

/** A name, or the numbers of a series and how they will be called. */
function Names({ values, judged, wasSent, onChange }: NamesProps) {
  const { errors, isSeries, had, names } = judged
  const isOther = values.kind.id === 'other'
  const isTyped = values.name.trim() !== ''
  const hadWords = had.length > 0 ? numbersWords(had) : ''
  const missing = names.flatMap(name => seriesPlace(name)?.number ?? [])
  return (
    <>
      {isOther && (
        <>
          <Segmented
            className={styles.zones ?? ''}
            label={texts.howMany}
            showLabel
            wide
            value={values.isNumbered ? 'many' : 'one'}
            onChange={next => onChange({ isNumbered: next === 'many' })}
            options={[
              { value: 'one', label: texts.one },
              { value: 'many', label: texts.numbered },
            ]}
          />
          <TextField
            label={texts.name}
            autoComplete="off"
            maxLength={CODE_NAME_MAX}
            value={values.name}
            hint={texts.nameHint}
            {...(errors.name && (wasSent || isTyped) && { error: errors.name })}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </>
      )}
      {!isOther && errors.name && (
        <Alert tone="error" live>
          {errors.name}
        </Alert>
      )}
      {isSeries && (
        <div className={styles.numbers}>
          <NumberField
            label={texts.from}
            className={styles.number ?? ''}
            value={values.from}
            {...(errors.from && { error: errors.from })}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <span aria-hidden="true">{texts.to}</span>
          <NumberField
            label={texts.until}
            labelHidden
            className={styles.number ?? ''}
            value={values.to}
            {...(errors.to && { error: errors.to })}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </div>
      )}
      {isSeries && hadWords && (
        <Alert live>{names.length > 0 ? texts.exist(hadWords, numbersWords(missing)) : texts.allExist(hadWords)}</Alert>
      )}
      {isSeries && names.length > 0 && <SomeNames names={names} />}
    </>
  )
}
