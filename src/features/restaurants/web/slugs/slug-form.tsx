import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { slugTexts as texts } from '../../slugs/slug.texts.ts'
import { publicHost } from '../public-url.ts'
import styles from './slug-form.module.css'
import { type SlugNote, useSlugChange } from './use-slug-change.ts'

/**
 * The slug of a restaurant and the form that changes it: one component, on the QR page and in Datos básicos (S2 §2, §5;
 * 3-decisions §5). It saves by itself, and is closed until 'Cambiar dirección' is pressed. Workers only see the URL.
 */
export function SlugForm({ restaurant }: { restaurant: Restaurant }) {
  const { role } = useUser()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) return <OpenForm restaurant={restaurant} onClose={close} />
  const isWorker = role === 'worker'
  return (
    <div className={styles.closed}>
      <p className={styles.address}>
        <span className="vh">{texts.present}: </span>
        <span className={styles.host}>{publicHost()}/</span>
        {restaurant.slug}
      </p>
      {isWorker ? (
        <p className={styles.note}>{texts.ownerOnly}</p>
      ) : (
        <>
          <PrintedNote />
          <Button
            ref={opener}
            variant="secondary"
            disabled={restaurant.readOnly !== null}
            onClick={() => setOpen(true)}
          >
            {texts.change}
          </Button>
        </>
      )}
    </div>
  )
}

function OpenForm({ restaurant, onClose }: { restaurant: Restaurant; onClose: () => void }) {
  const { typed, slug, note, isBusy, type, submit } = useSlugChange(restaurant, onClose)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={texts.label}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={typed}
        error={note?.kind === 'error' ? note.text : undefined}
        hint={
          slug && slug !== typed ? (
            <span>
              {texts.willBe}
              <b className={styles.preview}>
                {publicHost()}/{slug}
              </b>
            </span>
          ) : undefined
        }
        onChange={event => type(event.target.value)}
      />
      <div role="status">{note && note.kind !== 'error' && <Alternative note={note} />}</div>
      <PrintedNote />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function Alternative({ note }: { note: SlugNote }) {
  return (
    <p className={styles.alternative}>
      <InfoIcon size={16} aria-hidden="true" />
      {note.kind === 'taken' ? (
        note.text
      ) : (
        <span>
          {texts.alternative(note.text)}. {texts.confirm}
        </span>
      )}
    </p>
  )
}

function PrintedNote() {
  return (
    <p className={styles.note}>
      <InfoIcon size={16} aria-hidden="true" />
      {texts.printedKeepWorking}
    </p>
  )
}
