import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import dishPicture from '#ui/assets/dishes/croquetas.svg?no-inline'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Dropdown } from '#ui/dropdown/dropdown.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { ToggleChip, ToggleChipGrid } from '#ui/toggle-chip/toggle-chip.tsx'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

const ignore = () => undefined

/** Every look of the button while it works and while it cannot be pressed, in the small and the wide form. */
export function ButtonStatesSection() {
  return (
    <Card title="Botones, estados" lead={<CodeNames names={['Button', 'ButtonRouterLink']} />} data-span="7">
      <div className={styles.flow}>
        <Button variant="brand" busy>
          Comenzar gratis
        </Button>
        <Button variant="secondary" busy busyLabel="Guardando…">
          Guardar
        </Button>
        <Button variant="danger-filled" busy busyLabel="Eliminando…">
          Eliminar
        </Button>
        <Button variant="secondary" disabled>
          Copiar enlace
        </Button>
        <Button variant="danger" disabled>
          Eliminar
        </Button>
        <Button size="sm" icon={<PlusIcon size={16} weight="bold" />}>
          Nuevo plato
        </Button>
        <Button size="sm" variant="ghost" iconOnly aria-label="Eliminar plato" icon={<TrashIcon size={18} />} />
        <ButtonRouterLink to={PAGES.components} variant="secondary">
          Enlace del panel
        </ButtonRouterLink>
        <Button wide>Ancho completo</Button>
      </div>
    </Card>
  )
}

/** Choices that are on, off, explained, wrong or locked. */
export function ChoiceStatesSection() {
  const [language, setLanguage] = useState('es')
  return (
    <Card title="Elecciones, estados" lead={<CodeNames names={['Switch', 'Checkbox', 'Segmented']} />} data-span="5">
      <div className={styles.stack}>
        <Switch label="Disponible" hint="Si lo apagas, se muestra como agotado." checked onChange={ignore} />
        <Switch label="Siempre abierto" checked onChange={ignore} disabled />
        <Checkbox label="Todos los restaurantes" defaultChecked />
        <Checkbox label="El Rincón" error="Marca al menos un restaurante." />
        <Checkbox label="Bar cerrado" hint="Inactivo en tu plan" disabled />
        <Segmented
          label="Idioma"
          showLabel
          wide
          size="sm"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'es', label: 'Español', dot: 'done' },
            { value: 'en', label: 'Inglés', dot: 'wrong', hint: 'Falta el nombre' },
            { value: 'pt', label: 'Portugués', dot: 'untouched' },
          ]}
        />
      </div>
    </Card>
  )
}

/** Badges, avatars and allergens in their sizes and forms, and an alert with its action. */
export function SmallThingsSection() {
  return (
    <Card
      title="Piezas pequeñas"
      lead={<CodeNames names={['Badge', 'Avatar', 'AllergenIcon', 'Alert']} />}
      data-span="6"
    >
      <div className={styles.stack}>
        <div className={styles.flow}>
          <Badge tone="ok" dot={false}>
            Plan Pro
          </Badge>
          <Badge tone="wait">Pago pendiente</Badge>
          <Avatar name="Croquetas de jamón" src={dishPicture} size={56} square />
          <Avatar name="El Rincón" size={56} />
          <Avatar name="Taberna Moro" size={28} />
          {['gluten', 'fish', 'milk'].map(id => (
            <AllergenIcon key={id} id={id} size={28} />
          ))}
        </div>
        <Alert
          tone="warning"
          action={
            <Button size="sm" variant="secondary">
              Actualizar plan
            </Button>
          }
        >
          Has usado todas las invitaciones de tu plan. Quita a alguien o cambia de plan.
        </Alert>
        <ToggleChipGrid>
          <ToggleChip pressed onChange={ignore}>
            Elegido
          </ToggleChip>
          <ToggleChip pressed={false} onChange={ignore}>
            Sin elegir
          </ToggleChip>
        </ToggleChipGrid>
        <Dropdown
          label="Lista sin borde"
          tone="plain"
          value="es"
          onChange={ignore}
          options={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'Inglés' },
          ]}
        />
      </div>
    </Card>
  )
}
