import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

const RULES = [
  { label: '8 caracteres', test: (password: string) => password.length >= 8 },
  { label: 'Un número', test: (password: string) => /\d/.test(password) },
]

test('the error of a field is tied to it and stands before its hint', async () => {
  await show(<TextField label="Nombre" error="Escribe un nombre" hint="Como en la puerta" />)
  const name = page.getByRole('textbox', { name: 'Nombre' })
  await expect.element(name).toHaveAccessibleDescription('Escribe un nombre Como en la puerta')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
})

test('an email of the wrong form is told once the field is left, and forgotten once it is right', async () => {
  await show(<EmailField label="Correo electrónico" />)
  const email = page.getByRole('textbox', { name: 'Correo electrónico' })
  await email.fill('marta@rincon')
  await expect.element(email).toHaveAccessibleDescription('')
  await userEvent.tab()
  await expect
    .element(email)
    .toHaveAccessibleDescription('El correo electrónico debe tener el formato nombre@ejemplo.com')
  await email.fill('marta@rincon.es')
  await expect.element(email).toHaveAccessibleDescription('')
})

test('a number takes digits only and says so until it is left', async () => {
  await show(<NumberField label="Orden" />)
  const order = page.getByRole('textbox', { name: 'Orden' })
  await order.fill('3a')
  await expect.element(order).toHaveValue('3')
  await expect.element(order).toHaveAccessibleDescription('Solo se permiten dígitos del 0 al 9')
  await userEvent.tab()
  await expect.element(order).toHaveAccessibleDescription('')
})

test('a code is complete with its sixth digit, pasted with a space too', async () => {
  function Code() {
    const [code, setCode] = useState('')
    return (
      <>
        <CodeField label="Código" onComplete={setCode} />
        <p>Código {code} completo</p>
      </>
    )
  }
  await show(<Code />)
  await page.getByRole('textbox', { name: 'Código' }).fill('123 456')
  await expect.element(page.getByText('Código 123456 completo')).toBeVisible()
})

test('a password can be shown, and its rules fill up', async () => {
  await show(<PasswordField label="Contraseña" rules={RULES} />)
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  await password.fill('Sobremesa')
  await expect.element(page.getByRole('listitem').filter({ hasText: '8 caracteres' })).toMatchTextContent('cumplido')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Un número' })).toMatchTextContent('falta')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})
