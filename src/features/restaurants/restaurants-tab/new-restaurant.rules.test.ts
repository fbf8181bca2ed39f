import { expect, it } from 'vitest'
import { fieldErrors } from '#shared/fields/field-errors.ts'
import { newRestaurantForm } from './new-restaurant.rules.ts'

const complete = {
  name: 'Casa Pepe',
  description: '',
  address: { street: 'Calle Mayor, 3', city: 'Toledo', postalCode: '45001', country: 'España' },
  contact: { phone: '925 22 22 22', email: '' },
}
const errorsOf = (form: unknown) => {
  const { error } = newRestaurantForm.safeParse(form)
  return error ? fieldErrors(error) : {}
}

it('takes a complete form', () => {
  expect(errorsOf(complete)).toEqual({})
})

it('reports everything that is missing at once, an empty name included', () => {
  const blank = { street: ' ', city: '', postalCode: '', country: '' }
  expect(errorsOf({ ...complete, name: ' ', address: blank, contact: { phone: ' ', email: '' } })).toEqual({
    name: 'El nombre del restaurante es obligatorio',
    'address.street': 'La calle es obligatoria',
    'address.city': 'La ciudad es obligatoria',
    'address.postalCode': 'El código postal es obligatorio',
    'contact.phone': 'El teléfono es obligatorio',
  })
})

it('validates texts by the rules of the call', () => {
  expect(errorsOf({ ...complete, contact: { phone: 'uno', email: 'nada' } })).toEqual({
    'contact.phone': 'Escribe un teléfono válido.',
    'contact.email': 'El correo electrónico debe tener el formato nombre@ejemplo.com',
  })
})
