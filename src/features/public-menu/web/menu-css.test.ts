import { expect, test } from 'vitest'
import { themeVariables } from './menu-css.ts'

const schemeOn = (secondaryColor: string) =>
  /color-scheme:(\w+)/.exec(
    themeVariables('classic', { primaryColor: '#7a1f2b', secondaryColor, accentColor: '#b08d3e' }),
  )?.[1]

test('what browsers draw themselves is as light as the ground of the menu', () => {
  expect(['#ffffff', '#fbf6ea', '#808080'].map(schemeOn)).toEqual(['light', 'light', 'light'])
  expect(['#15211c', '#000000', '#0000ff'].map(schemeOn)).toEqual(['dark', 'dark', 'dark'])
})
