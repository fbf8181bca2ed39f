import { expect, test } from 'vitest'
import { renderMenuPage, renderOfflinePage, renderPreviewPage } from './ssr.tsx'
import { smallMenu } from '#test/menus/small-menu.ts'
import { readPageData, writePageData } from '#features/public-menu/web/page-data.ts'
import { MENU_ASSETS } from '#test/menus/menu-assets.ts'

const FILES = {
  sharePicture: '/menu-files/1/share.png',
  icon: '/menu-files/1/icon-48-a.png',
  touchIcon: '/menu-files/1/icon-180-a.png',
  manifest: '/menu-files/1/es.webmanifest',
}

const inputOf = (locale: 'es' | 'en' | 'pt') => ({
  menu: smallMenu(),
  locale,
  publicUrl: 'https://carta.example',
  assets: MENU_ASSETS,
  year: 2027,
})
const pageOf = (locale: 'es' | 'en' | 'pt') => renderMenuPage({ ...inputOf(locale), files: FILES, version: 7 }).html

/** The addresses of everything that a browser loads for a page, by its markup and its styles. */
function loadedBy(html: string): string[] {
  const shown = html.replace(/<script type="application\/[^>]*>.*?<\/script>/g, '')
  const addresses = shown.matchAll(/(?:src|href|data-actions-url)="(\/[^"#]+)|url\((\/[^)]+)\)/g)
  return [...new Set([...addresses].map(([, first, second]) => first ?? second ?? ''))]
}

test('a page names its languages, its own first, as its links do', () => {
  expect(readPageData(pageOf('es'))?.data.languages).toEqual(['/casa', '/casa?lang=en', '/casa?lang=pt'])
  expect(readPageData(pageOf('en'))?.data.languages).toEqual(['/casa?lang=en', '/casa', '/casa?lang=pt'])
})

test('it names every file that it loads, and each photo once, large enough for its sheet', () => {
  const html = pageOf('es')
  const files = readPageData(html)?.data.files ?? []
  const pictures = files.filter(file => file.startsWith('/uploads/'))
  expect(pictures).toEqual(['/uploads/logo/320.webp', '/uploads/large/640.webp', '/uploads/small/300.webp'])
  expect(new Set(files).size).toBe(files.length)
  const ours = loadedBy(html).filter(path => /^\/(assets|src|node_modules)\/|icon-48/.test(path))
  expect(ours.length).toBeGreaterThan(6)
  expect(files).toEqual(expect.arrayContaining(ours))
})

test('the page without a network names the files that it loads, a draft of a look none', () => {
  const offline = renderOfflinePage(MENU_ASSETS).html
  const ours = loadedBy(offline).filter(path => /^\/(assets|src|node_modules)\//.test(path))
  expect(ours.length).toBeGreaterThan(3)
  expect(readPageData(offline)?.data.files).toEqual(expect.arrayContaining(ours))
  const { style, ...colors } = smallMenu().restaurant.theme
  const links = { es: '/', en: '/', pt: '/' }
  const draft = renderPreviewPage({ ...inputOf('es'), style, colors, links }).html
  expect(readPageData(draft)?.data).toEqual({ hours: expect.anything() })
})

test('no text of the data ends their element', () => {
  const html = `<p></p><script type="application/json" data-page="">${writePageData({ files: ['</script><!--'] })}</script>`
  expect(readPageData(html)).toEqual({ data: { files: ['</script><!--'] }, end: html.length })
  expect(readPageData('<p>nothing</p>')).toBeUndefined()
})
