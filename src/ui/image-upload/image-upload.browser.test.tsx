import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawPicture } from '#test/browser/pictures.ts'
import { show } from '#test/browser/render.tsx'
import { focus, pickFile } from '#test/browser/steps.ts'
import { ImageUpload, type ImageValue } from './image-upload.tsx'

async function showField({ currentUrl, crop }: { currentUrl?: string; crop?: 'square' } = {}) {
  const values: ImageValue[] = []
  function Picture() {
    const [value, setValue] = useState<ImageValue>({ kind: 'keep' })
    const change = (next: ImageValue) => {
      values.push(next)
      setValue(next)
    }
    return <ImageUpload label="Foto" value={value} onChange={change} currentUrl={currentUrl} crop={crop} />
  }
  await show(<Picture />)
  return { values, input: page.getByLabelText('Foto', { exact: true }) }
}
const button = (name: string) => page.getByRole('button', { name })

test('a file that is no picture, or too large, is refused with its reason', async () => {
  const { values, input } = await showField()
  pickFile(input, new File(['%PDF'], 'carta.pdf', { type: 'application/pdf' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Solo se permiten archivos de imagen.')
  const large = new File([new Uint8Array(15_000_001)], 'foto.png', { type: 'image/png' })
  pickFile(input, large)
  await expect.element(page.getByRole('alert')).toHaveTextContent('La imagen es demasiado grande. Máximo 15MB.')
  expect(values).toEqual([])
})

test('a picture is picked, changed, and taken away again', async () => {
  const { values, input } = await showField()
  await expect.element(button('Subir foto')).toBeVisible()
  pickFile(input, await drawPicture(40, 40))
  await expect.element(button('Cambiar foto')).toBeVisible()
  await button('Quitar').click()
  await expect.element(button('Subir foto')).toBeVisible()
  expect(values.map(value => value.kind)).toEqual(['file', 'keep'])
})

test('the stored picture can be removed', async () => {
  const { values } = await showField({ currentUrl: '/uploads/1/320.webp' })
  await button('Quitar').click()
  expect(values).toEqual([{ kind: 'remove' }])
})

const sizeOf = async (value: ImageValue | undefined): Promise<[number, number]> => {
  if (value?.kind !== 'file') throw new Error('no picture')
  const { width, height } = await createImageBitmap(value.file)
  return [width, height]
}

test('a picture goes up whole unless a square is asked for', async () => {
  const { values, input } = await showField({ crop: 'square' })
  const picture = await drawPicture(90, 60)
  pickFile(input, picture)
  await expect.element(page.getByRole('dialog', { name: 'La foto' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Subir entera' })).toBeChecked()
  await button('Usar foto').click()
  await expect.poll(() => values.length).toBe(1)
  expect(await sizeOf(values[0])).toEqual([90, 60])
})

test('a picture that is canceled while it is made small is not used, nor in the place of the next one', async () => {
  const { values, input } = await showField({ crop: 'square' })
  const [first, second] = [await drawPicture(90, 60), await drawPicture(40, 40)]
  const decode = window.createImageBitmap.bind(window)
  const held = Promise.withResolvers<void>()
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (...given: unknown[]) => {
    if (given[0] === first) await held.promise
    return decode(...(given as Parameters<typeof decode>))
  })
  onTestFinished(() => void vi.restoreAllMocks())
  pickFile(input, first)
  await button('Usar foto').click()
  await button('Cancelar').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  pickFile(input, second)
  await expect.element(page.getByRole('dialog', { name: 'La foto' })).toBeVisible()
  held.resolve()
  await button('Usar foto').click()
  await expect.poll(() => values.length).toBe(1)
  expect(await sizeOf(values[0])).toEqual([40, 40])
})

test('a square is cut out of a picture', async () => {
  const { values, input } = await showField({ crop: 'square' })
  pickFile(input, await drawPicture(90, 60))
  await page.getByRole('radio', { name: 'Recortar' }).click()
  await button('Usar foto').click()
  await expect.poll(() => values.length).toBe(1)
  expect(await sizeOf(values[0])).toEqual([60, 60])
})

const light = () => page.getByRole('switch', { name: 'Mejorar la luz' })
const DARK = '#3c2814'

/** The color in the middle of what is sent. */
async function colorOf(value: ImageValue | undefined): Promise<number[]> {
  if (value?.kind !== 'file') throw new Error('no picture')
  const bitmap = await createImageBitmap(value.file)
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  context?.drawImage(bitmap, bitmap.width / 2, bitmap.height / 2, 1, 1, 0, 0, 1, 1)
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
}

test('a dark photo is offered with more light, before and after beside each other', async () => {
  const { values, input } = await showField({ crop: 'square' })
  pickFile(input, await drawPicture(90, 60, DARK))
  await expect.element(light()).toBeChecked()
  const handle = page.getByRole('slider', { name: 'Comparar antes y después' })
  focus(handle)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(handle).toHaveValue('51')
  await button('Usar foto').click()
  await expect.poll(() => values.length).toBe(1)
  const [red = 0, green = 0] = await colorOf(values[0])
  expect(red).toBeGreaterThan(110)
  expect(green / red).toBeCloseTo(40 / 60, 1)
  expect(await sizeOf(values[0])).toEqual([90, 60])
})

test('without more light the dark photo goes up as it is', async () => {
  const { values, input } = await showField({ crop: 'square' })
  const file = await drawPicture(90, 60, DARK)
  pickFile(input, file)
  await light().click()
  await expect.element(page.getByRole('slider')).not.toBeInTheDocument()
  await button('Usar foto').click()
  await expect.poll(() => values).toEqual([{ kind: 'file', file }])
})

test('a square of a dark photo has more light too; a photo in daylight is not asked about', async () => {
  const { values, input } = await showField({ crop: 'square' })
  pickFile(input, await drawPicture(90, 60, DARK))
  await expect.element(light()).toBeChecked()
  await page.getByRole('radio', { name: 'Recortar' }).click()
  await button('Usar foto').click()
  await expect.poll(() => values.length).toBe(1)
  expect(await sizeOf(values[0])).toEqual([60, 60])
  expect((await colorOf(values[0]))[0]).toBeGreaterThan(110)
  pickFile(input, await drawPicture(90, 60, '#d8c0a0'))
  await expect.element(page.getByRole('dialog', { name: 'La foto' })).toBeVisible()
  await expect.element(light()).not.toBeInTheDocument()
})

const BROKEN = 'Error al procesar la imagen. El archivo está dañado o no es una foto: prueba con otro.'
const HEIC =
  'Las fotos HEIC del iPhone no se pueden subir. Guárdala como JPG, o elige «El más compatible» en Ajustes, Cámara, Formatos.'

test('a broken picture and a HEIC photo say what helps; no sheet opens', async () => {
  const { values, input } = await showField({ crop: 'square' })
  const reason = page.getByRole('alert')
  pickFile(input, new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' }))
  await expect.element(reason).toHaveTextContent(BROKEN)
  pickFile(input, new File(['ftypheic'], 'IMG_0001.HEIC', { type: '' }))
  await expect.element(reason).toHaveTextContent(HEIC)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(values).toEqual([])
})

test('a square that cannot be cut out is told, and nothing is picked', async () => {
  const { values, input } = await showField({ crop: 'square' })
  pickFile(input, await drawPicture(90, 60))
  await page.getByRole('radio', { name: 'Recortar' }).click()
  await expect.element(button('Usar foto')).toBeEnabled()
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockRejectedValue(new DOMException('no', 'EncodingError'))
  await button('Usar foto').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al procesar la imagen')
  expect(values).toEqual([])
})

test.each([
  ['round', 300, 100],
  ['round', 100, 200],
  ['round', 200, 200],
  ['square', 100, 200],
] as const)('in a %s field a picture of %i x %i px is shown with its corners', async (shape, width, height) => {
  const src = URL.createObjectURL(await drawPicture(width, height))
  await show(<ImageUpload label="Logo" shape={shape} value={{ kind: 'keep' }} onChange={() => {}} currentUrl={src} />)
  const image = () => document.querySelector<HTMLImageElement>('fieldset img')
  await expect.poll(() => image()?.naturalWidth).toBe(width)
  const shown = image()
  const style = shown && getComputedStyle(shown)
  expect(style?.objectFit).toBe('contain')
  const box = shown?.getBoundingClientRect() ?? new DOMRect()
  const scale = Math.min(box.width / width, box.height / height)
  const [halfWidth, halfHeight] = [(scale * width) / 2 - 1, (scale * height) / 2 - 1]
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  for (const side of [-1, 1]) expect(document.elementFromPoint(x + side * halfWidth, y + halfHeight)).toBe(shown)
})

test('an upright photo that goes up whole is shown whole', async () => {
  const { input } = await showField({ crop: 'square' })
  pickFile(input, await drawPicture(600, 1200))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: 'Subir entera' })).toBeChecked()
  await expect.poll(() => dialog.element().querySelector('img')?.naturalHeight).toBe(1200)
  const image = dialog.element().querySelector('img')
  const [shown, frame] = [image, image?.parentElement].map(element => element?.getBoundingClientRect())
  expect(shown?.height).toBeGreaterThan(100)
  expect(shown?.top).toBeGreaterThanOrEqual(frame?.top ?? 0)
  expect(shown?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0)
  expect(image && getComputedStyle(image).objectFit).toBe('contain')
})
