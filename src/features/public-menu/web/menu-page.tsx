import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { weekRanges } from '#features/restaurants/hours/open-now.rules.ts'
import { zoneClock } from '#features/restaurants/hours/zone-clock.rules.ts'
import { headingOf } from '#features/seo/seo.rules.ts'
import { alternatesOf, ShareMeta, structuredDataOf, writeStructuredData } from '#features/seo/web/index.ts'
import { needsHeaderLine, type ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuPageInput, PreviewPageInput, PublishedPageInput } from '../public-menu.render.ts'
import { type SectionView, sectionsIn } from '../public-menu.rules.ts'
import { type PublicMenuTexts, publicMenuTexts } from '../public-menu.texts.ts'
import { bloomCss } from './parts/bloom.ts'
import { plateCss } from './parts/logo.tsx'
import { AllergenPanel } from './parts/allergen-panel.tsx'
import { DishSheet } from './parts/dish-sheet.tsx'
import { type DocumentInput, renderDocument } from './document.tsx'
import { LOOK_FONTS } from './fonts.ts'
import { Symbols } from './parts/icons.tsx'
import hideCover from './inline/hide-cover.ts?iife'
import languageMemory from './inline/language-memory.ts?iife'
import type { StatusTexts } from './inline/opening-status.ts'
import openingStatus from './inline/opening-status.ts?iife'
import { LanguageOffers } from './parts/language-offer.tsx'
import { LoadingCover } from './parts/loading-cover.tsx'
import { emptyCss, laterCssUrl, loadingCss, menuCss } from './menu-css.ts'
import { MenuBar } from './parts/menu-bar.tsx'
import { MenuFooter } from './parts/menu-footer.tsx'
import { MenuHeader } from './parts/menu-header.tsx'
import { MenuSections } from './parts/menu-sections.tsx'
import type { PageContext } from './page-context.ts'
import { ResultBar } from './parts/result-bar.tsx'

const statusTexts = (texts: PublicMenuTexts, locale: Locale): StatusTexts => ({
  openNow: texts.openNow,
  closesAt: texts.closesAt,
  closed: texts.closed,
  opensAt: texts.opensAt,
  opensTomorrow: texts.opensTomorrow,
  opensOn: texts.opensOn,
  days: WEEKDAYS.map(day => (locale === 'en' ? texts.days[day] : texts.days[day].toLowerCase())),
})

type Look = { style: Style; colors: ThemeColors; links: Record<Locale, string>; preview: boolean }

function contextOf({ menu, locale, year }: MenuPageInput, look: Look): PageContext {
  const { restaurant, logo } = menu
  const texts = publicMenuTexts[locale]
  const ranges = weekRanges(restaurant.hours)
  const { timezone: timeZone } = restaurant
  const hours = { ranges, timeZone, clock: zoneClock(timeZone, year), texts: statusTexts(texts, locale) }
  const headerLine = look.style === 'modern' && needsHeaderLine(look.colors)
  return { restaurant, logo, locale, year, texts, hours, headerLine, ...look }
}

type BodyProps = { context: PageContext; sections: SectionView[]; script: string; structuredData?: string | undefined }

/** The same markup for all three looks (DESIGN §7). */
function Body({ context, sections, script, structuredData }: BodyProps) {
  const { texts, preview } = context
  return (
    <>
      {preview && <LoadingCover text={texts.loading} />}
      <a className="skip" href="#carta">
        {texts.skip}
      </a>
      <Symbols />
      <MenuHeader context={context} />
      {sections.length > 0 && <MenuBar context={context} sections={sections} />}
      {sections.length > 0 && <AllergenPanel context={context} sections={sections} />}
      {sections.length > 0 && <ResultBar texts={texts} />}
      <main id="carta">
        <MenuSections context={context} sections={sections} />
      </main>
      <link rel="stylesheet" href={laterCssUrl} />
      <MenuFooter context={context} />
      {sections.length > 0 && <DishSheet texts={texts} />}
      {!preview && <LanguageOffers context={context} />}
      <p
        className="toast"
        role="status"
        data-copied={texts.linkCopied}
        data-failed={texts.linkNotCopied}
        data-loading={texts.loading}
      />
      <script type="module" fetchPriority="low" src={script} />
      {structuredData && <script type="application/ld+json">{structuredData}</script>}
    </>
  )
}

/** What search engines and shared links read in the head; a draft has none of it. */
function seoOf(input: PublishedPageInput): Partial<DocumentInput> {
  const { restaurant } = input.menu
  const url = (locale: Locale): string => input.publicUrl + menuPath(restaurant, locale)
  return {
    canonical: url(input.locale),
    alternates: alternatesOf(restaurant, url),
    meta: <ShareMeta input={input} />,
    icon: input.files.icon,
  }
}

function documentOf({ locale, menu }: MenuPageInput, look: Look, isEmpty: boolean): Omit<DocumentInput, 'children'> {
  return {
    locale,
    ...headingOf(menu.restaurant, locale),
    themeColor: look.style === 'modern' ? look.colors.primaryColor : look.colors.secondaryColor,
    preloadFonts: LOOK_FONTS[look.style].preload,
    css: [
      menuCss(look.style, look.colors),
      plateCss({ ...look, logo: menu.logo }),
      bloomCss(menu.dishes.flatMap(dish => dish.image ?? [])),
      isEmpty ? emptyCss : '',
      look.preview ? loadingCss : '',
    ].join(''),
    bodyClass: `menu look-${look.style}`,
  }
}

/** `published` is absent for a draft. */
function render(input: MenuPageInput, look: Look, published?: PublishedPageInput): RenderedPage {
  const { restaurant } = input.menu
  const context = contextOf(input, look)
  const others = look.preview ? [] : restaurant.supportedLocales.filter(locale => locale !== input.locale)
  const headScript = <script data-languages={others.join(' ') || undefined}>{languageMemory}</script>
  const sections = sectionsIn(input.menu, input.locale)
  const structuredData = published && writeStructuredData(structuredDataOf(published, sections))
  const { menuScript: script } = input.assets
  const body = <Body context={context} sections={sections} script={script} structuredData={structuredData} />
  const scripts = [languageMemory, openingStatus, ...(look.preview ? [hideCover] : [])]
  const seo = published && seoOf(published)
  const document = documentOf(input, look, sections.length === 0)
  return renderDocument({ ...document, ...seo, headScript, children: body }, scripts)
}

const linksOf = ({ restaurant }: MenuPageInput['menu']): Record<Locale, string> => ({
  es: menuPath(restaurant, 'es'),
  en: menuPath(restaurant, 'en'),
  pt: menuPath(restaurant, 'pt'),
})

/** The page of a menu in one language and in the restaurant's look (S1 §2). */
export function renderMenuPage(input: PublishedPageInput): RenderedPage {
  const { style, ...colors } = input.menu.restaurant.theme
  return render(input, { style, colors, links: linksOf(input.menu), preview: false }, input)
}

/**
 * The same page with a draft of the look, for the dashboard's frame; shows 'Cargando menú...' until its fonts are
 * loaded.
 */
export function renderPreviewPage(input: PreviewPageInput): RenderedPage {
  const { style, colors, links } = input
  return render(input, { style, colors, links, preview: true })
}
