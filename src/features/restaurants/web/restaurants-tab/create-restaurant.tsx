import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { restaurantsTabTexts as texts } from '../../restaurants-tab/restaurants-tab.texts.ts'
import { publicHost } from '../public-url.ts'
import styles from './create-restaurant.module.css'
import { type FormState, useCreateRestaurant } from './use-create-restaurant.ts'

/** The form that creates another restaurant, in the sidebar modal, with its own required fields (S2 §2, §5). */
export function CreateRestaurant({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<FormState>({ isDirty: false, isBusy: false })
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setRound(value => value + 1)}
      title={texts.formTitle}
      variant="sidebar"
      unsaved={state.isDirty}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={state.isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={state.isBusy} busyLabel={texts.creating}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <CreateForm key={round} id={id} onState={setState} onDone={onClose} />
    </Modal>
  )
}

type CreateFormProps = { id: string; onState: (state: FormState) => void; onDone: () => void }

function CreateForm({ id, onState, onDone }: CreateFormProps) {
  const { form, slug, logo, submit } = useCreateRestaurant({ onState, onDone })
  const { register, formState } = form
  const { errors } = formState
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField label={texts.name} autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextField
        label={texts.url}
        readOnly
        value={`${publicHost()}/${slug.text}`}
        error={slug.error}
        hint={<span role="status">{slug.hint}</span>}
      />
      <ImageUpload
        label={texts.logo}
        crop="square"
        shape="round"
        subject="logo"
        hint={texts.logoHint}
        {...logo.props}
      />
      <TextArea label={texts.description} optional error={errors.description?.message} {...register('description')} />
      <TextField
        label={texts.street}
        autoComplete="street-address"
        error={errors.address?.street?.message}
        {...register('address.street')}
      />
      <div className={styles.pair}>
        <TextField label={texts.city} error={errors.address?.city?.message} {...register('address.city')} />
        <TextField
          label={texts.postalCode}
          error={errors.address?.postalCode?.message}
          {...register('address.postalCode')}
        />
      </div>
      <TextField label={texts.country} error={errors.address?.country?.message} {...register('address.country')} />
      <TextField label={texts.phone} type="tel" error={errors.contact?.phone?.message} {...register('contact.phone')} />
      <EmailField label={texts.email} optional error={errors.contact?.email?.message} {...register('contact.email')} />
    </form>
  )
}
