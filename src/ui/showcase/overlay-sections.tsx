import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { useId, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

type Shown = 'center' | 'sidebar' | 'alert' | null

/** The centered modal, the sidebar modal with a form, and the question that must be answered. */
export function ModalSection() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  return (
    <section className={`mantel mantel-rojo ${styles.cloth}`} data-span="4" aria-label="Modal">
      <div className={styles.paper}>
        <h2>Ventanas</h2>
        <CodeNames names={['Modal', 'AlertDialog']} />
        <Button onClick={() => setShown('center')}>Modal centrado</Button>
        <Button variant="secondary" onClick={() => setShown('sidebar')}>
          Modal lateral
        </Button>
        <Button variant="secondary" onClick={() => setShown('alert')}>
          Pregunta
        </Button>
      </div>
      <Modal
        open={shown === 'center'}
        onClose={close}
        title="¡Mensaje enviado!"
        description="Nos pondremos en contacto contigo en menos de 48 horas."
        footer={<Button onClick={close}>Entendido</Button>}
      />
      <DishModal open={shown === 'sidebar'} onClose={close} />
      <AlertDialog
        open={shown === 'alert'}
        title="¿Salir sin guardar?"
        confirmLabel="Salir"
        onConfirm={close}
        onCancel={close}
      >
        Se perderá lo que has escrito.
      </AlertDialog>
    </section>
  )
}

function DishModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [dirty, setDirty] = useState(false)
  const form = useId()
  const remove = async () => {
    if (!(await toast.confirm({ title: '¿Eliminar «Croquetas de jamón»?' }))) return
    onClose()
    toast.success('Plato eliminado correctamente')
  }
  const save = () => {
    onClose()
    toast.success('Plato actualizado correctamente')
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setDirty(false)}
      unsaved={dirty}
      variant="sidebar"
      title="Editar Plato"
      footer={
        <>
          <Button variant="danger" onClick={remove}>
            Eliminar
          </Button>
          <Button type="submit" form={form}>
            Guardar plato
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.stack}
        onChange={() => setDirty(true)}
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField label="Nombre del plato" defaultValue="Croquetas de jamón" />
        <TextArea label="Descripción del plato" optional rows={20} />
      </form>
    </Modal>
  )
}

/** Toasts: messages, a persistent one, and the question of ten seconds. */
export function ToastSection() {
  const saveChanges = () => {
    toast.close('unsaved')
    toast.success('Cambios guardados')
  }
  const warn = () =>
    toast.warning('Tienes cambios sin guardar', {
      id: 'unsaved',
      persistent: true,
      action: { label: 'Guardar', onClick: saveChanges },
    })
  const ask = async () => {
    const yes = await toast.confirm({
      title: '¿Eliminar la categoría «Para picar»?',
      description: 'Se eliminarán también sus 6 platos.',
    })
    if (yes) toast.success('Categoría eliminada correctamente')
    else toast.info('No se ha eliminado nada')
  }
  const offline = () => toast.error(uiTexts.connectionLost, { icon: <WifiSlashIcon size={18} /> })
  const switched = () => toast.success('Trabajando en El Rincón', { icon: <StorefrontIcon size={18} /> })
  return (
    <Card title="Avisos" lead={<CodeNames names={['toast']} />}>
      <div className={styles.flow}>
        <Button variant="secondary" onClick={() => toast.success('Plato actualizado correctamente')}>
          Correcto
        </Button>
        <Button variant="secondary" onClick={switched}>
          Restaurante
        </Button>
        <Button variant="secondary" onClick={offline}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Estamos confirmando tu pago')}>
          Información
        </Button>
        <Button variant="secondary" onClick={warn}>
          Pendiente
        </Button>
        <Button variant="danger" onClick={ask}>
          Confirmar
        </Button>
      </div>
    </Card>
  )
}
