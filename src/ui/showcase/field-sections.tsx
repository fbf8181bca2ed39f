import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ColorField } from '#ui/color-field/color-field.tsx'
import { CodeField } from '#ui/field/code-field.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { NumberField } from '#ui/field/number-field.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { PriceField } from '#ui/field/price-field.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TimeField } from '#ui/field/time-field.tsx'
import { CodeNames } from './code-names.tsx'
import styles from './showcase.module.css'

const sampleRules = [
  { label: '8 caracteres', test: (password: string) => password.length >= 8 },
  { label: 'Una mayúscula', test: (password: string) => /\p{Lu}/u.test(password) },
  { label: 'Una minúscula', test: (password: string) => /\p{Ll}/u.test(password) },
  { label: 'Un número', test: (password: string) => /[0-9]/u.test(password) },
  { label: 'Un carácter especial', test: (password: string) => /[^\p{L}0-9\s]/u.test(password) },
]

/** Fields that are empty, filled, wrong and read-only. */
export function FieldSection() {
  return (
    <Card title="Campos" lead={<CodeNames names={['TextField', 'PasswordField']} />} data-span="5">
      <div className={styles.stack}>
        <TextField label="Nombre" placeholder="Como está en el letrero" />
        <PasswordField label="Contraseña" autoComplete="new-password" rules={sampleRules} />
        <PasswordField
          label="Confirmar contraseña"
          autoComplete="new-password"
          defaultValue="abc"
          error="Las contraseñas no coinciden"
        />
        <TextField
          label="Email"
          readOnly
          value="marta@elrincon.example"
          hint="El email no se puede cambiar directamente"
        />
      </div>
    </Card>
  )
}

/** Fields for email, digits, money, code, text, lists, times and colors. */
export function FormSection() {
  const [color, setColor] = useState('#c21d03')
  const [opens, setOpens] = useState('12:00')
  const [code, setCode] = useState('')
  return (
    <Card
      title="Formulario"
      lead={
        <CodeNames
          names={[
            'EmailField',
            'NumberField',
            'PriceField',
            'TextArea',
            'SelectField',
            'TimeField',
            'CodeField',
            'ColorField',
          ]}
        />
      }
      data-span="7"
    >
      <form className={styles.stack} noValidate onSubmit={event => event.preventDefault()}>
        <EmailField label="Correo electrónico" name="email" />
        <NumberField label="Orden" name="order" defaultValue="30" />
        <PriceField label="Precio" name="price" defaultValue="9,50" />
        <TextArea label="Descripción" name="description" optional />
        <SelectField label="Categoría" name="category">
          <option>Para picar</option>
          <option>Del mar</option>
        </SelectField>
        <TimeField label="Abre" name="open" value={opens} onTime={setOpens} />
        <CodeField
          label="Código de 6 dígitos"
          name="code"
          onComplete={setCode}
          hint={code && `Código ${code} completo`}
        />
        <TextField label="Campo inactivo" disabled defaultValue="No se puede escribir" />
        <ColorField label="Color principal" value={color} onChange={setColor} hint="Cabecera y botones de la carta" />
        <div>
          <Button type="submit">Enviar</Button>
        </div>
      </form>
    </Card>
  )
}
