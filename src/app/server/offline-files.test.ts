import { expect, test } from 'vitest'
import { offlineFilesOf } from './offline-files.ts'

const MANIFEST = {
  'app.html': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_ui.js'], dynamicImports: ['menu', 'team'] },
  '_ui.js': { file: 'assets/ui.js', assets: ['assets/inter.woff2'], imports: ['app.html'] },
  menu: { file: 'assets/menu.js', dynamicImports: ['src/features/billing/web/plan.tsx'] },
  team: { file: 'assets/team.js', src: 'src/features/team/web/team.tsx' },
  'src/features/billing/web/plan.tsx': { file: 'assets/plan.js' },
  'src/app/site/other.ts': { file: 'assets/other.js' },
}
const keyed = Object.fromEntries(
  Object.entries(MANIFEST).map(([name, built]) => [name === 'team' ? 'src/features/team/web/team.tsx' : name, built]),
)
keyed['app.html'] = { ...MANIFEST['app.html'], dynamicImports: ['menu', 'src/features/team/web/team.tsx'] }

test('all that the screens of a time without signal need, and nothing of plan, team or other pages', () => {
  expect(offlineFilesOf(keyed, 'app.html')).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/inter.woff2',
    '/assets/menu.js',
    '/assets/ui.js',
  ])
})
