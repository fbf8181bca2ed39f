import { expect, test } from 'vitest'
import { offlineFilesOf } from './offline-files.ts'

const MANIFEST = {
  'app.html': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    imports: ['_ui.js'],
    dynamicImports: ['menu', 'src/features/bringing/web/bring-page.tsx'],
  },
  '_ui.js': { file: 'assets/ui.js', assets: ['assets/inter.woff2'], imports: ['app.html'] },
  menu: {
    file: 'assets/menu.js',
    dynamicImports: ['src/features/bringing/web/entry/menu-parts.tsx', 'src/features/qr/web/qr-page.tsx'],
  },
  'src/features/bringing/web/entry/menu-parts.tsx': {
    file: 'assets/parts.js',
    dynamicImports: ['src/features/bringing/web/bring-page.tsx'],
  },
  'src/features/bringing/web/bring-page.tsx': { file: 'assets/bring.js' },
  'src/features/qr/web/qr-page.tsx': { file: 'assets/qr.js' },
  'src/app/site/other.ts': { file: 'assets/other.js' },
}
test('all that the screens of a time without signal need, with what others bring to them, and no other pages', () => {
  expect(offlineFilesOf(MANIFEST, 'app.html')).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/inter.woff2',
    '/assets/menu.js',
    '/assets/parts.js',
    '/assets/ui.js',
  ])
})
