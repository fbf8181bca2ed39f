import { useState } from 'react'
import { page } from 'vitest/browser'
import { expect } from 'vitest'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { show } from './render.tsx'
import { settle } from './steps.ts'

/** A modal with a form that knows whether there are unsaved changes, and a button that asks before it deletes. */
export function NoteModal({ variant }: { variant: 'center' | 'sidebar' }) {
  const [open, setOpen] = useState(false)
  const [dirty, setDirty] = useState(false)
  const close = () => setOpen(false)
  const remove = async () => {
    if (await toast.confirm({ title: '¿Eliminar la nota?' })) close()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Modal
        open={open}
        onClose={close}
        variant={variant}
        title="Nota"
        unsaved={dirty}
        footer={<Button onClick={() => void remove()}>Eliminar nota</Button>}
      >
        <form onChange={() => setDirty(true)}>
          <TextField label="Nombre" />
          <TextArea label="Texto" rows={20} />
        </form>
      </Modal>
    </>
  )
}

export const opener = page.getByRole('button', { name: 'Abrir' })
export const modal = page.getByRole('dialog', { name: 'Nota' })

/** Renders the page and opens its modal; resolves when it no longer moves. */
export async function openModal(variant: 'center' | 'sidebar' = 'sidebar'): Promise<void> {
  await show(<NoteModal variant={variant} />)
  await opener.click()
  await expect.element(modal).toBeVisible()
  await settle()
}
