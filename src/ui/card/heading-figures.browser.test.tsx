import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'

const FIGURES = '0123456789'
const width = (id: string) => page.getByTestId(id).element().getBoundingClientRect().width

test('figures in a heading are those of the text face, all of one width; its letters are not', async () => {
  const plain = { fontSize: '40px', letterSpacing: 0 }
  const text = { ...plain, fontFamily: 'var(--font-ui)', fontWeight: 600 }
  await show(
    <>
      <h2 style={plain}>
        <span data-testid="title-figures">{FIGURES}</span> <span data-testid="title-ones">1111111111</span>
        <span data-testid="title-letters">platos</span>
      </h2>
      <p className="num" style={text}>
        <span data-testid="figures">{FIGURES}</span> <span data-testid="letters">platos</span>
      </p>
    </>,
  )
  await document.fonts.ready
  await expect.poll(() => width('title-figures') - width('figures')).toBe(0)
  expect(width('title-ones')).toBe(width('title-figures'))
  expect(width('title-letters')).not.toBe(width('letters'))
})
