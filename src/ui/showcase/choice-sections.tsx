import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import restaurantLogo from '#ui/assets/logo/rincon.svg?no-inline'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Dropdown } from '#ui/dropdown/dropdown.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

/** The six looks, the three sizes, and the busy and disabled states. */
export function ButtonSection() {
  return (
    <Card title="Botones" lead={<CodeNames names={['Button', 'ButtonLink', 'CopyButton', 'Menu']} />} data-span="7">
      <div className={styles.flow}>
        <Button variant="brand">Comenzar gratis</Button>
        <Button>Guardar</Button>
        <CopyButton text="sobremesa" onCopied={() => toast.success('¡Enlace copiado al portapapeles!')} />
        <Button variant="ghost">Cancelar</Button>
        <Button variant="danger" icon={<TrashIcon size={20} />}>
          Eliminar
        </Button>
        <Button variant="danger-filled">Eliminar cuenta</Button>
        <Button disabled>Guardar cambios</Button>
        <Button busy busyLabel="Creando...">
          Crear
        </Button>
        <Button size="sm" variant="secondary">
          Editar
        </Button>
        <Button size="lg">Verificar código</Button>
        <ButtonLink href="#iconos" variant="secondary">
          Enlace
        </ButtonLink>
        <Menu
          label="Más acciones"
          iconOnly
          trigger={<DotsThreeIcon size={20} weight="bold" />}
          items={[
            { label: 'Duplicar', onSelect: () => toast.success('Plato añadido correctamente') },
            { label: 'Archivar', onSelect: () => undefined, disabled: true },
            { label: 'Eliminar', onSelect: () => undefined, danger: true, icon: <TrashIcon size={20} /> },
          ]}
        />
      </div>
    </Card>
  )
}

/** Switch, segments, checkbox and badges. */
export function ChoiceSection() {
  const [open, setOpen] = useState(true)
  const [period, setPeriod] = useState<'monthly' | 'annual'>('annual')
  return (
    <Card
      title="Interruptor, segmentos, etiquetas"
      lead={<CodeNames names={['Switch', 'Segmented', 'Badge', 'Checkbox']} />}
      data-span="5"
    >
      <div className={styles.flow}>
        <Switch label="Abierto" checked={open} onChange={setOpen} />
        <Switch label="Cerrado" checked={false} onChange={() => undefined} disabled />
        <Segmented
          label="Periodo"
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'monthly', label: 'Mensual' },
            { value: 'annual', label: 'Anual' },
          ]}
        />
        <Badge tone="ok">Activo</Badge>
        <Badge tone="wait">Pendiente</Badge>
        <Badge tone="off">Removido</Badge>
        <Badge tone="bad">Sin Plan Activo</Badge>
        <Checkbox label="No contiene ninguno de los 14" />
      </div>
    </Card>
  )
}

/** The listbox on a light background and in the sidebar. */
export function DropdownSection() {
  const [restaurant, setRestaurant] = useState('rincon')
  const options = [
    { value: 'rincon', label: 'El Rincón', detail: 'Calle del Almendro', image: logo('El Rincón', restaurantLogo) },
    { value: 'moro', label: 'Taberna Moro', detail: 'Plaza de la Paja', image: logo('Taberna Moro') },
    { value: 'cerrado', label: 'Bar cerrado', detail: 'Inactivo', image: logo('Bar cerrado'), disabled: true },
  ]
  return (
    <section className={`mantel ${styles.cloth}`} data-span="4" aria-label="Desplegable">
      <div className={styles.paper}>
        <CodeNames names={['Dropdown']} />
        <Dropdown label="Restaurante" value={restaurant} onChange={setRestaurant} options={options} />
      </div>
      <div className={`mantel mantel-botella ${styles.dark}`}>
        <Dropdown
          label="Restaurante del panel"
          hideLabel
          tone="dark"
          value={restaurant}
          onChange={setRestaurant}
          options={options}
        />
      </div>
    </section>
  )
}

function logo(name: string, src?: string) {
  return <Avatar name={name} src={src} size={34} />
}
