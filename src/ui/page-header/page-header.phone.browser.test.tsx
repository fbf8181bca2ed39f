import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { PageHeader } from './page-header.tsx'

test('a greeting with a very long name stays on the phone', async () => {
  const { container } = await show(<PageHeader title="Hola, Bartolomeabernardinadelosremediosysantiago" />)
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(container.scrollWidth).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBe(390)
})
