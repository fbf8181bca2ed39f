import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { KEPT_NOTES } from '#features/site/legal/cookies.texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEEPS =
  /(?:local|session)Storage\.setItem|window\[kind\]\.setItem|serviceWorker\.register|caches\.open|indexedDB|openDB|document\.cookie/

/** The files that keep something in a browser, with its name in the table of `/politica-cookies`. */
const KEEPERS: Record<string, string | string[]> = {
  'src/app/dashboard/session-hint.ts': 'sobremesa.session',
  'src/app/dashboard/frame/remembered-frame.ts': 'sobremesa.frame',
  'src/app/dashboard/connection/arriving-page.tsx': 'sobremesa.reloaded',
  'src/features/menu/web/keyboard/letter-keys.ts': 'sobremesa.letter-keys',
  'src/features/menu/web/table/state/shown-columns.ts': 'sobremesa.table-columns',
  'src/features/bringing/web/entry/brought.ts': 'sobremesa.brought',
  'src/features/accounts/web/auth/kept-email.ts': 'sobremesa.email',
  'src/features/site/web/pricing/plan-choice.ts': 'sobremesa.chosen-plan',
  'src/features/accounts/web/phone/days-of-use.ts': 'sobremesa.install',
  'src/features/billing/web/put-away.ts': 'sobremesa.plan-end-put-away',
  'src/features/safety/web/last-seen.ts': 'sobremesa.check-seen',
  'src/features/accounts/web/restore/use-restore-draft.ts': 'sobremesa.restore-password',
  'src/features/accounts/web/sign-out/sign-out-note.ts': 'sobremesa.sign-out',
  'src/app/dashboard/worker/dashboard-worker.ts': 'dashboard-files',
  // It has the worker keep them.
  'src/app/dashboard/worker/register-worker.ts': [],
  'src/ui/kept/kept-db.ts': 'sobremesa.kept',
  'src/ui/unsaved/drafts.ts': 'sobremesa.draft',
  'src/features/public-menu/web/script/language.ts': 'menu-language',
  'src/features/public-menu/web/actions/allergies/kept.ts': ['menu-allergies', 'menu-picked'],
  'src/features/public-menu/web/actions/place-in-sight.ts': 'menu-place',
  'src/features/public-menu/web/inline/old-paper.ts': 'menu-paper',
  'src/features/public-menu/web/offline/service-worker.ts': 'menu-pages',
}

test('the cookie page names everything that our scripts keep in a browser', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(file => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const keeping = files.filter(file => KEEPS.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(keeping.toSorted()).toEqual(Object.keys(KEEPERS).toSorted())
  expect(KEPT_NOTES.map(({ name }) => name).toSorted()).toEqual(Object.values(KEEPERS).flat().toSorted())
})
