import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { WelcomeCard } from './welcome-card.tsx'

const URL = `${location.origin}/casa-lola`
const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  writeText.mockReset().mockResolvedValue()
  share.mockReset().mockResolvedValue()
  await show(<WelcomeCard restaurant={sampleRestaurant()} isReady />)
  return () => vi.unstubAllGlobals()
})

const press = (name: string) => page.getByRole('button', { name }).click()
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

test('the link is copied', async () => {
  await press('Copiar enlace')
  await expect.element(toast('¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL)
})

const logged = (part: string, error: string) => ({
  method: 'POST',
  path: '/browser-failures',
  body: { part, error, page: location.pathname },
})

test('a link that cannot be copied is told, to the log too: once', async () => {
  await answer('POST /browser-failures', { data: null })
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await press('Copiar enlace')
  await expect.element(toast('No se pudo copiar el enlace')).toBeVisible()
  await expect.element(toast('Selecciona la dirección y cópiala a mano.')).toBeVisible()
  await press('Copiar enlace')
  await expect.poll(sentCalls).toEqual([logged('clipboard', 'NotAllowedError')])
  expect(writeText).toHaveBeenCalledTimes(2)
})

test('sharing is the phone’s own where there is one', async () => {
  await press('Compartir')
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Casa Lola', url: URL })
  expect(writeText).not.toHaveBeenCalled()
})

test('sharing copies the link elsewhere', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press('Compartir')
  await expect.element(toast('¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL)
})

test('a failure to share is told, but not that somebody thought better of it', async () => {
  await answer('POST /browser-failures', { data: null })
  share
    .mockRejectedValueOnce(new DOMException('no', 'AbortError'))
    .mockRejectedValue(new DOMException('no', 'DataError'))
  await press('Compartir')
  await press('Compartir')
  await expect.element(toast('Error al compartir el menú')).toBeVisible()
  expect(page.getByText('Error al compartir el menú').elements()).toHaveLength(1)
  expect(share).toHaveBeenCalledTimes(2)
  await expect.poll(sentCalls).toEqual([logged('share', 'DataError')])
})
