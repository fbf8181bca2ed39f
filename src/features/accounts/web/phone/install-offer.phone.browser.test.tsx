import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInPage } from '#test/browser/render.tsx'
import { stopDate } from '#test/browser/steps.ts'
import { watchInstall } from '#ui/install/install.ts'
import { InstallOffer } from './install-offer.tsx'

const card = page.getByRole('region', { name: 'Tu carta, a un toque' })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

watchInstall()
beforeEach(() => localStorage.removeItem('sobremesa.install'))

/** The browser can install it; answers whether it was asked. */
function installable(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn().mockResolvedValue(undefined)
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) })
  window.dispatchEvent(event)
  return prompt
}
/** Home on three days. */
async function useOnThreeDays() {
  for (const day of ['2026-12-16', '2026-12-17']) {
    stopDate(`${day}T10:00:00Z`)
    const { unmount } = await showInPage(<InstallOffer />)
    await expect.element(card).not.toBeInTheDocument()
    await unmount()
  }
  stopDate('2026-12-18T10:00:00Z')
  return showInPage(<InstallOffer />)
}

test('it is offered on the third day of use, and never again', async () => {
  installable('dismissed')
  const { unmount } = await useOnThreeDays()
  await expect.element(card).toBeVisible()
  await card.getByRole('button', { name: 'Ahora no' }).click()
  await expect.element(toast('Lo tienes en Ajustes, Perfil')).toBeVisible()
  await unmount()
  await showInPage(<InstallOffer />)
  await expect.element(card).not.toBeInTheDocument()
})

test('the browser asks, and what was installed is told', async () => {
  const prompt = installable('accepted')
  await useOnThreeDays()
  await card.getByRole('button', { name: 'Instalar' }).click()
  await expect.element(toast('Listo: ahora abre también sin señal')).toBeVisible()
  expect(prompt).toHaveBeenCalledTimes(1)
  await expect.element(card).not.toBeInTheDocument()
})
