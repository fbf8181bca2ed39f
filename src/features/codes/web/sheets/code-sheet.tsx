import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ApiError, isAbort, isNotFound, messageOf } from '#ui/client/api-error.ts'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { useSending } from '#ui/offline/use-sending.ts'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicHost, publicUrl } from '#features/restaurants/web/index.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type House, pricesWords } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { codeErrors } from '../../codes.errors.ts'
import { CODE_NAME_MAX } from '../../codes.limits.ts'
import { codePlace, codeUrl } from '../../codes.rules.ts'
import { codeFieldTexts } from '../../codes.texts.ts'
import { codeDay } from '../code-day.ts'
import { CodeDownload } from './code-download.tsx'
import { CodeImage } from '../code-image.tsx'
import styles from './code-sheet.module.css'
import { CODE_TOAST } from '../code-toast.ts'
import formStyles from './codes-form.module.css'
import type { CodeSaves } from '../codes.queries.ts'
import { ZoneField } from './zone-field.tsx'

export type Allowed = { canEdit: boolean; canPrint: boolean }

type CodeSheetProps = {
  open: boolean
  code: TableCode
  house: House
  restaurant: Restaurant
  saves: CodeSaves
  allowed: Allowed
  onPrint: () => void
  onRetire: () => void
  onClose: () => void
  onClosed: () => void
}

/** One code: what it opens, its files, its name and its zone. */
export function CodeSheet(props: CodeSheetProps) {
  const { open, code, house, restaurant, allowed, onPrint, onRetire, onClosed } = props
  const form = useCodeForm(props)
  const formId = useId()
  const isBusy = form.sending.state !== 'idle'
  const url = codeUrl(publicUrl(), restaurant.slug, code.key)
  const footer = allowed.canEdit && (
    <>
      <Button variant="danger" disabled={isBusy} onClick={onRetire}>
        {texts.retire}
      </Button>
      <Button type="submit" form={formId} busy={isBusy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </>
  )
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={code.name}
      unsaved={form.isDirty}
      onClose={form.close}
      onClosed={onClosed}
      footer={form.sending.state === 'waiting' ? <WaitingFooter /> : footer || undefined}
    >
      <div className={styles.code}>
        <div className={styles.paper}>
          <CodeImage text={url} label={texts.codeOf(url)} />
        </div>
        <div>
          <p className={styles.url}>
            <span>{publicHost()}/</span>
            {restaurant.slug}
            <span>{codePlace('', code.key)}</span>
          </p>
          <p className={styles.made}>{texts.created(codeDay(code.createdAt))}</p>
        </div>
      </div>
      <div className={styles.buttons}>
        {allowed.canPrint && <CodeDownload code={code} url={url} restaurant={restaurant} />}
        {allowed.canPrint && (
          <Button variant="secondary" size="sm" icon={<PrinterIcon size={18} />} onClick={onPrint}>
            {texts.print}
          </Button>
        )}
        <CopyButton
          variant="ghost"
          size="sm"
          text={url}
          onCopied={() => toast.success(texts.copied, { id: CODE_TOAST })}
          onError={() => toast.error(texts.copyFailed, { id: CODE_TOAST })}
        >
          {texts.copyLink}
        </CopyButton>
      </div>
      {allowed.canEdit ? (
        <form
          id={formId}
          className={formStyles.form}
          noValidate
          inert={isBusy}
          onSubmit={event => {
            event.preventDefault()
            void form.save().then(isDone => isDone || document.getElementById(`${formId}-name`)?.focus())
          }}
        >
          <TextField
            id={`${formId}-name`}
            label={texts.name}
            autoComplete="off"
            maxLength={CODE_NAME_MAX}
            value={form.name}
            {...(form.nameError && { error: form.nameError })}
            onChange={({ target }) => form.setName(target.value)}
          />
          <ZoneField label={texts.zoneOfOne} house={house} zoneId={form.zoneId} onChange={form.setZoneId} />
          <p className={formStyles.note}>
            <InfoIcon size={18} aria-hidden="true" />
            {texts.sameCode}
          </p>
        </form>
      ) : (
        <p className={styles.made}>{sentence(pricesWords(house, code.zoneId))}</p>
      )}
    </Modal>
  )
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Name and zone while they are typed, and their saving: what somebody else has changed meanwhile is asked. */
function useCodeForm({ code, saves, onClose }: CodeSheetProps) {
  const [name, setName] = useState(code.name)
  const [zoneId, setZoneId] = useState(code.zoneId)
  const [nameError, setNameError] = useState<string>()
  const sending = useSending()
  const wanted = name.trim()
  const body = { ...(wanted !== code.name && { name: wanted }), ...(zoneId !== code.zoneId && { zoneId }) }
  const close = () => {
    sending.leave()
    onClose()
  }
  const takeBack = (changed: TableCode) => () => {
    const before = {
      ...(body.name !== undefined && { name: code.name }),
      ...('zoneId' in body && { zoneId: code.zoneId }),
    }
    saves.change(changed, before).catch((error: unknown) => {
      toast.error(messageOf(error, texts.undoFailed), { id: CODE_TOAST })
    })
  }
  /** Answers false where something is wrong in the form. */
  const save = async (): Promise<boolean> => {
    if (wanted === '') {
      setNameError(codeFieldTexts.nameRequired)
      return false
    }
    if (Object.keys(body).length === 0) {
      close()
      return true
    }
    try {
      const { thing, kept } = await sending.send(() => saves.change(code, body))
      if (sending.hasLeft()) return true
      if (kept === 'mine')
        toast.success(thing.name === code.name ? texts.saved : texts.renamed(code.name, thing.name), {
          id: CODE_TOAST,
          undo: takeBack(thing),
        })
      onClose()
    } catch (error) {
      if (isAbort(error) || sending.hasLeft()) return true
      if (error instanceof ApiError && error.code === codeErrors.codeExists.code) {
        setNameError(error.message)
        return false
      }
      void saves.reload()
      toast.error(isNotFound(error) ? texts.gone : messageOf(error, texts.saveFailed), { id: CODE_TOAST })
    }
    return true
  }
  return {
    name,
    zoneId,
    nameError,
    sending,
    close,
    save,
    setZoneId,
    setName: (next: string) => {
      setName(next)
      setNameError(undefined)
    },
    isDirty: Object.keys(body).length > 0,
  }
}
