import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { weekRanges } from '#features/restaurants/hours/open-now.rules.ts'
import { needsHeaderLine, type ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuPageInput, PreviewPageInput } from '../public-menu.render.ts'
import { descriptionIn, menuPath, type SectionView, sectionsIn, startLocale } from '../public-menu.rules.ts'
import { fill, type PublicMenuTexts, publicMenuTexts } from '../public-menu.texts.ts'
import { AllergenPanel } from './parts/allergen-panel.tsx'
import { type DocumentInput, renderDocument } from './document.tsx'
import { LOOK_FONTS } from './fonts.ts'
import { Symbols } from './parts/icons.tsx'
import hideCover from './inline/hide-cover.ts?iife'
import languageMemory from './inline/language-memory.ts?iife'
import type { StatusTexts } from './inline/opening-status.ts'
import openingStatus from './inline/opening-status.ts?iife'
import { LanguageOffers } from './parts/language-offer.tsx'
import { LoadingCover } from './parts/loading-cover.tsx'
import { loadingCss, menuCss } from './menu-css.ts'
import { MenuBar } from './parts/menu-bar.tsx'
import { MenuFooter } from './parts/menu-footer.tsx'
import { MenuHeader } from './parts/menu-header.tsx'
import { MenuSections } from './parts/menu-sections.tsx'
import type { PageContext } from './page-context.ts'

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
  const hours = { ranges, timeZone: restaurant.timezone, texts: statusTexts(texts, locale) }
  const headerLine = look.style === 'modern' && needsHeaderLine(look.colors)
  return { restaurant, logo, locale, year, texts, hours, headerLine, ...look }
}

type BodyProps = { context: PageContext; sections: SectionView[]; script: string }

/** The same markup for all three looks (DESIGN §7). */
function Body({ context, sections, script }: BodyProps) {
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
      {sections.length > 0 && <AllergenPanel context={context} />}
      <main id="carta">
        <MenuSections context={context} sections={sections} />
      </main>
      <MenuFooter context={context} />
      {!preview && <LanguageOffers context={context} />}
      <p className="toast" role="status" data-copied={texts.linkCopied} data-failed={texts.linkNotCopied} />
      <script type="module" src={script} />
    </>
  )
}

function documentOf(
  { menu: { restaurant }, locale, publicUrl }: MenuPageInput,
  look: Look,
): Omit<DocumentInput, 'children'> {
  const url = (other: Locale): string => publicUrl + menuPath(restaurant, other)
  const languages = restaurant.supportedLocales
  return {
    locale,
    title: restaurant.name,
    description:
      descriptionIn(restaurant.translations, locale, restaurant.defaultLocale).text ||
      fill(publicMenuTexts[locale].menuOf, { name: restaurant.name }),
    canonical: look.preview ? undefined : url(locale),
    alternates:
      languages.length > 1 && !look.preview
        ? [
            ...languages.map(other => ({ locale: other as string, url: url(other) })),
            { locale: 'x-default', url: url(startLocale(restaurant)) },
          ]
        : [],
    themeColor: look.style === 'modern' ? look.colors.primaryColor : look.colors.secondaryColor,
    preloadFonts: LOOK_FONTS[look.style].preload,
    css: menuCss(look.style, look.colors) + (look.preview ? loadingCss : ''),
    bodyClass: 'menu',
  }
}

function render(input: MenuPageInput, look: Look): RenderedPage {
  const { restaurant } = input.menu
  const context = contextOf(input, look)
  const others = look.preview ? [] : restaurant.supportedLocales.filter(locale => locale !== input.locale)
  const headScript = <script data-languages={others.join(' ') || undefined}>{languageMemory}</script>
  const body = (
    <Body context={context} sections={sectionsIn(input.menu, input.locale)} script={input.assets.menuScript} />
  )
  const scripts = [languageMemory, openingStatus, ...(look.preview ? [hideCover] : [])]
  return renderDocument({ ...documentOf(input, look), headScript, children: body }, scripts)
}

const linksOf = ({ restaurant }: MenuPageInput['menu']): Record<Locale, string> => ({
  es: menuPath(restaurant, 'es'),
  en: menuPath(restaurant, 'en'),
  pt: menuPath(restaurant, 'pt'),
})

/** The page of a menu in one language and in the restaurant's look (S1 §2). */
export function renderMenuPage(input: MenuPageInput): RenderedPage {
  const { style, ...colors } = input.menu.restaurant.theme
  return render(input, { style, colors, links: linksOf(input.menu), preview: false })
}

/**
 * The same page with a draft of the look, for the dashboard's frame; shows 'Cargando menú...' until its fonts are
 * loaded.
 */
export function renderPreviewPage(input: PreviewPageInput): RenderedPage {
  const { style, colors, links } = input
  return render(input, { style, colors, links, preview: true })
}
