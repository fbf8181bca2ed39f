import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { imageFile } from '#shared/image-file.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { show } from '#test/browser/render.tsx'
import { pickFile } from '#test/browser/steps.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { isAbort } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { useImageField } from './use-image-field.ts'

const save = endpoint({
  name: 'plate.update',
  summary: 'A call with a picture',
  method: 'PUT',
  path: '/plate',
  body: z.object({ name: z.string() }),
  answer: z.null(),
  takesKey: true,
  file: imageFile('image'),
})

/** A form with one image that shows the result of its call. */
function PlateForm() {
  const image = useImageField({ name: 'image', failed: 'Error al procesar la imagen' })
  const [outcome, setOutcome] = useState('')
  const submit = async () => {
    try {
      const idempotencyKey = crypto.randomUUID()
      await image.send(idempotencyKey, upload => call(save, { body: { name: 'Flan' }, ...upload, idempotencyKey }))
      image.reset()
      setOutcome('guardado')
    } catch (error) {
      setOutcome(isAbort(error) ? 'cancelado' : image.showError(error) ? 'de la imagen' : 'de otra cosa')
    }
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <ImageUpload label="Foto" {...image.props} />
      <button type="submit">Guardar</button>
      <p>
        {outcome}, {image.isChanged ? 'con cambios' : 'sin cambios'}
      </p>
    </form>
  )
}

async function sendPicture() {
  await show(<PlateForm />)
  pickFile(page.getByLabelText('Foto', { exact: true }), await drawPicture(40, 40))
  await expect.element(page.getByText('con cambios', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
}
const outcome = async (text: string) => {
  await expect.element(page.getByText(text)).toBeVisible()
}

test('the picture goes with the form, and afterwards nothing is left to save', async () => {
  await answer('PUT /plate', { data: null })
  await sendPicture()
  await outcome('guardado, sin cambios')
  expect(await sentCalls()).toEqual([{ method: 'PUT', path: '/plate', body: ['name', 'image'] }])
})

test('an upload that is given up is no failure: the picture waits for another save', async () => {
  await answer('PUT /plate', 'never')
  await answer('POST /uploads/*/give-up', { data: { givenUp: true } })
  await sendPicture()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await outcome('cancelado, con cambios')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.for([
  [413, 'image_too_large', 'La imagen es demasiado grande. Máximo 15MB.'],
  [415, 'image_type', 'Solo se permiten archivos de imagen.'],
  [409, 'image_quota', 'Has llegado al máximo de 2 GB en imágenes.'],
] as const)('%i %s stands under the picture, until another one is picked', async ([status, code, message]) => {
  await answer('PUT /plate', { status, code, message })
  await sendPicture()
  await outcome('de la imagen, con cambios')
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  pickFile(page.getByLabelText('Foto', { exact: true }), await drawPicture(20, 20))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a proxy that refuses the size without a word has our words', async () => {
  await answer('PUT /plate', { status: 413 })
  await sendPicture()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al procesar la imagen')
})

test('any other failure is not the picture’s', async () => {
  await answer('PUT /plate', { status: 409, code: 'conflict', message: 'Alguien ha cambiado esto' })
  await sendPicture()
  await outcome('de otra cosa, con cambios')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('413 without a picture is not the picture’s: texts can be too large too', async () => {
  await answer('PUT /plate', { status: 413, code: 'too_large', message: 'Los datos enviados son demasiado grandes.' })
  await show(<PlateForm />)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await outcome('de otra cosa, sin cambios')
})
