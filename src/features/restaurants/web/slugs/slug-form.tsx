import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { slugTexts as texts } from '../../slugs/slug.texts.ts'
import { publicHost } from '../public-url.ts'
import styles from './slug-form.module.css'
import type { SlugNote } from './use-slug-change.ts'
import { type SlugFormState, useSlugForm } from './use-slug-form.ts'

/** The form with a state of its own, for a page where nothing else is saved. */
export function OwnSlugForm({ restaurant }: { restaurant: Restaurant }) {
  return <SlugForm restaurant={restaurant} state={useSlugForm(restaurant)} />
}

/**
 * The slug of a restaurant and the form that changes it: one component, on the QR page and in Datos básicos (S2 §2, §5;
 * 3-decisions §5). It saves by itself, and is closed until 'Cambiar dirección' is pressed. Workers only see the URL.
 */
export function SlugForm({ restaurant, state }: { restaurant: Restaurant; state: SlugFormState }) {
  const { managers } = restaurant
  const isWorker = !isOfHouse(useUser())
  const opener = useRef<HTMLButtonElement>(null)
  const { isOpen, isAsked } = state
  useEffect(() => {
    if (!isOpen && isAsked) requestAnimationFrame(() => opener.current?.focus())
  }, [isOpen, isAsked])
  if (isOpen) return <OpenForm state={state} />
  return (
    <div className={styles.closed}>
      <p className={styles.address}>
        <span className="vh">{texts.present}: </span>
        <span className={styles.host}>{publicHost()}/</span>
        {restaurant.slug}
      </p>
      {isWorker ? (
        <p className={styles.note}>{managers ? texts.managersOnly(managers) : texts.ownerOnly}</p>
      ) : (
        <>
          <PrintedNote />
          {state.mayChange && (
            <Button ref={opener} variant="secondary" onClick={state.open}>
              {texts.change}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function OpenForm({ state }: { state: SlugFormState }) {
  const { typed, slug, note, isBusy, isAsked, type, submit, close } = state
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
        autoFocus={isAsked}
        name="slug"
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
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={close}>
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
