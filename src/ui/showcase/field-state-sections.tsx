import { useState } from 'react'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { Card } from '#ui/card/card.tsx'
import { CodeField } from '#ui/field/code-field.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { Field } from '#ui/field/field.tsx'
import { NumberField } from '#ui/field/number-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { PriceField } from '#ui/field/price-field.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TimeField } from '#ui/field/time-field.tsx'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

const NAMES = ['TextField', 'TextArea', 'PriceField', 'SelectField', 'TimeField', 'CodeField', 'Field']

/** Every kind of field with its fault, and with what may stand beside it. */
export function FieldStatesSection() {
  const [closes, setCloses] = useState('16:00')
  return (
    <Card title="Campos, estados" lead={<CodeNames names={NAMES} />} data-span="6">
      <div className={styles.stack}>
        <TextField label="Buscar platos" prefix={<MagnifyingGlassIcon size={18} />} defaultValue="croquetas" />
        <TextField label="Teléfono" optional hint="Lo verán en tu carta." />
        <EmailField
          label="Correo de contacto"
          defaultValue="marta@elrincon"
          error="El correo electrónico debe tener el formato nombre@ejemplo.com"
        />
        <PasswordField label="Contraseña actual" autoComplete="off" error="La contraseña actual no es correcta." />
        <NumberField label="Posición" defaultValue="x" error="Solo se permiten dígitos del 0 al 9" />
        <PriceField label="Precio del plato" defaultValue="-3" error="El precio no puede ser negativo" />
        <SelectField label="Categoría del plato" error="La categoría es obligatoria">
          <option>Elige una</option>
        </SelectField>
        <TextArea label="Mensaje" error="Por favor, introduce tu mensaje" />
        <TimeField label="Cierra" value={closes} onTime={setCloses} error="La hora se repite" />
        <CodeField
          label="Código caducado"
          value="482913"
          onChange={() => undefined}
          error="Este código ha caducado. Pide otro y escríbelo aquí."
        />
        <Field label="Control propio" hint="Cualquier control con la etiqueta y el error de la casa">
          {props => <input {...props} type="range" />}
        </Field>
      </div>
    </Card>
  )
}
