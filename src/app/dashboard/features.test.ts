import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '#shared/page-paths.ts'
import { DASHBOARD_FEATURES } from './features.ts'
import { ENTRIES } from './frame/entries.ts'

/** Their browser code is for screens of other features, or for pages that the server renders. */
const WITHOUT_DASHBOARD = ['abuse', 'allergens', 'identity', 'images', 'prices', 'public-menu', 'seo', 'site', 'theme']

const features = join(import.meta.dirname, '../../features')
const names = DASHBOARD_FEATURES.map(({ name }) => name)
const screens = DASHBOARD_FEATURES.flatMap(feature => feature.screens ?? [])
const navigation = DASHBOARD_FEATURES.flatMap(feature => feature.navigation ?? [])

test('every feature with browser code has its line, or is known to need none', () => {
  const withWeb = globSync('*/web', { cwd: features }).map(path => path.replace(/\/web$/, ''))
  expect(withWeb.length).toBeGreaterThan(10)
  expect([...names, ...WITHOUT_DASHBOARD].toSorted()).toEqual(withWeb.toSorted())
  const files = globSync('*/web/*.dashboard.ts', { cwd: features })
  expect(files.toSorted()).toEqual(names.map(name => `${name}/web/${name}.dashboard.ts`).toSorted())
})

test('screens, navigation and tabs stand in the order of the specification', () => {
  expect(navigation.map(({ label }) => label)).toEqual(['Inicio', 'Restaurante', 'Menú', 'QR', 'Ajustes'])
  const bringing = (slot: 'restaurantTabs' | 'userTabs') =>
    DASHBOARD_FEATURES.filter(feature => feature[slot]).map(({ name }) => name)
  expect(bringing('restaurantTabs')).toEqual(['team', 'activity'])
  expect(bringing('userTabs')).toEqual(['billing', 'support', 'restaurants'])
})

test('the frame that comes with the page has the same navigation, under the titles of its screens', () => {
  expect(ENTRIES).toEqual(navigation)
  const titleOf = (path: string) => screens.find(screen => screen.path === path)?.title
  expect(ENTRIES.map(({ title }) => title)).toEqual(ENTRIES.map(({ path }) => titleOf(path)))
})

test('each path has one screen, and the navigation leads to screens with the navigation around them', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  const inShell = screens.filter(({ frame }) => frame === 'shell')
  expect(inShell.every(({ path }) => path.startsWith(`${PAGES.dashboard}/`))).toBe(true)
  expect(navigation.map(({ path }) => path).filter(path => !inShell.some(screen => screen.path === path))).toEqual([])
})
