import { expect, test } from 'vitest'
import { framePaths, renderFirstFrame } from './render-first-frame.tsx'

test.each(framePaths)('%s: its entry, its heading and no attribute that the policy forbids', path => {
  const { html, style } = renderFirstFrame(path, '')
  const present = [...html.matchAll(/<a aria-current="page"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
  expect(present, 'sidebar and bottom bar').toEqual([path, path])
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Cargando…')
  expect(html).not.toMatch(/ style=| on\w+=/)
  expect(style).toContain('[data-look="0"]{')
})

test('a path without a screen has the frame of the home', () => {
  expect(renderFirstFrame('/dashboard/no-existe', '')).toEqual(renderFirstFrame('/dashboard/home', ''))
})
