import { expect, onTestFinished, test } from 'vitest'
import { drawPicture } from '#test/browser/pictures.ts'
import { show } from '#test/browser/render.tsx'
import { Avatar } from './avatar.tsx'

/** Shows a logo of that size in an avatar, and answers the box of both. */
async function boxes(width: number, height: number, size: number) {
  const src = URL.createObjectURL(await drawPicture(width, height))
  const { container } = await show(<Avatar name="La Taberna" src={src} size={size} />)
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(width)
  const image = container.querySelector('img')
  const [drawn, plate] = [image, image?.parentElement].map(element => element?.getBoundingClientRect())
  return { drawn, plate, fit: image && getComputedStyle(image).objectFit }
}

test.each([
  [370, 100],
  [100, 200],
  [300, 300],
])('a logo of %i x %i px is whole, small and large', async (width, height) => {
  for (const size of [34, 68]) {
    const { drawn, plate, fit } = await boxes(width, height, size)
    expect(fit).toBe('contain')
    expect(drawn?.width).toBeLessThanOrEqual((plate?.width ?? 0) + 0.5)
    expect(drawn?.height).toBeLessThanOrEqual((plate?.height ?? 0) + 0.5)
    expect(plate?.height).toBe(size)
  }
})

test('a wide logo has a wide plate where it is large, and keeps its place where it is small', async () => {
  expect((await boxes(300, 100, 68)).plate?.width).toBeGreaterThan(120)
  expect((await boxes(300, 100, 34)).plate?.width).toBe(34)
})

test('initials stay inside the circle with letters twice as large', async () => {
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const { container } = await show(<Avatar name="Carmen Velasco" size={36} />)
  const letters = document.createRange()
  letters.selectNodeContents(container.querySelector('[class*=avatar]') ?? container)
  expect(letters.getBoundingClientRect().width).toBeLessThan(36)
})
