import assert from 'node:assert/strict'
import { HtmlValidate } from 'html-validate'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { MENU_ASSETS } from './menu-assets.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `hrefLang` and `srcSet`; attribute names of HTML are case-insensitive.
    'attr-case': 'off',
    // Texts that owners write.
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
  },
})

const ALLOWED_TAGS = /<(?!\/|!)([a-z0-9]+)/gi
/** Every element that our own components write; markup of an owner would add another element or attribute. */
const OURS = new Set(
  'html head meta title script link style body a svg symbol path use circle header nav span div button picture img source h1 h2 h3 p details summary section ul li b main small em i footer address br table tbody tr th td aside dialog dl dt dd'.split(
    ' ',
  ),
)

function expectNothingUnescaped({ html, scripts, styles }: RenderedPage): void {
  let rest = html
  for (const inline of [...scripts, ...styles]) rest = rest.split(`>${inline}<`).join('><')
  for (const [, tag = ''] of rest.matchAll(ALLOWED_TAGS)) assert.ok(OURS.has(tag.toLowerCase()), `<${tag}> is not ours`)
  assert.doesNotMatch(rest, /<script>(?!<\/script>)/)
  assert.doesNotMatch(rest, /\son[a-z]+=(?=["'])(?<=<[a-z][^>"]*)/)
  for (const script of scripts) assert.doesNotMatch(script, /<\/script|<!--/i)
}

/** Renders a menu in these languages and checks: no exception, valid HTML, no unescaped text of an owner. */
export function checkMenuPages(
  renderMenuPage: MenuRenderer['renderMenuPage'],
  menu: Menu,
  locales: readonly Locale[] = LOCALES,
): void {
  for (const locale of locales) {
    const page = renderMenuPage({
      menu,
      version: 1,
      changesAt: null,
      locale,
      zone: locale === 'es' ? undefined : menu.restaurant.zones?.[0],
      publicUrl: 'https://sobremesa.example',
      assets: MENU_ASSETS,
      year: 2027,
      files: { sharePicture: '/share.png', icon: '/icon.png', touchIcon: '/touch.png', manifest: '/es.webmanifest' },
    })
    expectNothingUnescaped(page)
    const report = validator.validateStringSync(page.html)
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    )
    assert.deepEqual(findings, [])
  }
}
