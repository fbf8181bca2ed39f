import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import { needsHeaderLine, type ThemeColors } from '#features/theme/theme.rules.ts'
import { LOOKS, themeOf } from '#features/theme/looks.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { menuPath } from '#features/restaurants/locales/locales.rules.ts'
import { sharedHeadingOf } from '#features/seo/seo.rules.ts'
import { alternatesOf, ShareMeta, structuredDataOf, writeStructuredData } from '#features/seo/web/index.ts'
import type { MenuPageInput, MenuRenderer, PublishedPageInput } from '../public-menu.render.ts'
import { ACTIONS_URL, hookWith, MENU_ID, OTHER_LANGUAGES, TOAST } from '../menu-dom.ts'
import { daysView } from '#features/restaurants/opening/diners/day-view.ts'
import { type LateView, lateView } from '../late/late-view.ts'
import { withDaily } from '#features/set-menus/own-address.ts'
import { hasTimes } from '../page-clock.ts'
import { type SectionView, sectionsIn } from '../public-menu.rules.ts'
import { publicMenuTexts } from '../public-menu.texts.ts'
import { bloomCss } from './parts/bloom.ts'
import { plateCss } from './parts/logo.tsx'
import { type DocumentInput, renderDocument } from './document.tsx'
import { stylesOf } from './look-styles.ts'
import { Symbols } from './parts/icons.tsx'
import { LateScript } from './parts/late/late-script.tsx'
import hideCover from './inline/hide-cover.ts?iife'
import languageMemory from './inline/language-memory.ts?iife'
import lateHours from './inline/late-hours.ts?iife'
import oldPaper from './inline/old-paper.ts?iife'
import openingStatus from './inline/opening-status.ts?iife'
import pageClock from './inline/page-clock.ts?iife'
import setMenuTimes from './inline/set-menu-times.ts?iife'
import specialStatus from './inline/special-status.ts?iife'
import { LanguageOffers } from './parts/language-offer.tsx'
import { LoadingCover } from './parts/loading-cover.tsx'
import { daysCss, emptyCss, lateCss, loadingCss, menuCss } from './menu-css.ts'
import { MenuBar } from './parts/menu-bar.tsx'
import { MenuFooter } from './parts/menu-footer.tsx'
import { MenuHeader, nameCss } from './parts/menu-header.tsx'
import { hasRows, MenuSections } from './parts/menu-sections.tsx'
import { setMenusOf } from './parts/set-menus/set-menus-of.ts'
import { Slot } from './parts/slot.tsx'
import type { MenuParts, PageContext, PartProps } from './page-context.ts'
import type { PageData } from './page-data.ts'
import { pageFiles } from './page-files.ts'
import { type DaysOf, hoursOf } from './page-hours.ts'

type Look = { style: Style; colors: ThemeColors; links: Record<Locale, string>; preview: boolean }
/** What `app/site` gives to every page of a menu. */
export type MenuSetup = { parts: MenuParts }
/** One page to render; `published` is absent for a draft of the look. */
type Page = { input: MenuPageInput; look: Look; published?: PublishedPageInput; setup: MenuSetup }

/** Paths of the menu in its languages, the one of this page first, with its zone. */
function languagePaths({ input: { menu, locale, zone } }: Page): string[] {
  const { restaurant } = menu
  const others = restaurant.supportedLocales.filter(other => other !== locale)
  return [locale, ...others].map(each => menuPath(restaurant, each, zone?.slug))
}

type Views = { days: DaysOf; late: LateView | undefined }

/** A draft is not saved. */
function dataOf(page: Page, { days, late }: Views): PageData {
  const { input, look, published } = page
  const hours = hoursOf(input, days)
  const always = { hours, ...(late && { late: late.data }) }
  if (!published) return always
  const { assets, files, menu, changesAt, pricesEndAt } = published
  return {
    version: published.version,
    ...(changesAt !== null && { changesAt }),
    ...(pricesEndAt && { pricesEndAt }),
    ...always,
    languages: languagePaths(page),
    files: pageFiles({ menu, style: look.style, assets, icon: files.icon }),
  }
}

function contextOf(page: Page, sections: readonly SectionView[]): PageContext {
  const { input, look, setup } = page
  const { restaurant, logo } = input.menu
  const { locale, year, zone } = input
  const headerLine = LOOKS[look.style].headerLine && needsHeaderLine(look.colors)
  const texts = publicMenuTexts[locale]
  const days = daysView(restaurant, locale, year)
  const setMenus = setMenusOf(input, sections)
  const late = lateView(restaurant, sections, locale)
  return {
    restaurant,
    logo,
    zone,
    locale,
    year,
    texts,
    days,
    late,
    setMenus,
    oldPaper: input.oldPaper ?? null,
    isTimed: !look.preview && hasTimes(restaurant, input.asksDaily),
    isEmpty: sections.length === 0 && !setMenus?.menus.some(({ soldOut }) => !soldOut),
    data: dataOf(page, { days, late }),
    headerLine,
    parts: setup.parts,
    ...look,
  }
}

type BodyProps = PartProps & { page: Page; structuredData?: string | undefined }

/** The same markup for all looks (DESIGN §7). */
function Body({ context, sections, page, structuredData }: BodyProps) {
  const { texts, preview } = context
  const { menuScript, menuActions } = page.input.assets
  const parts = { context, sections }
  return (
    <>
      {preview && <LoadingCover text={texts.loading} />}
      <a className="skip" href={`#${MENU_ID}`}>
        {texts.skip}
      </a>
      <Symbols />
      {context.isTimed && <script>{pageClock}</script>}
      <MenuHeader {...parts} />
      {context.late && <LateScript />}
      {!preview && <LanguageOffers context={context} />}
      {!context.isEmpty && <MenuBar {...parts} />}
      <Slot place="belowBar" {...parts} />
      <main id={MENU_ID}>
        <Slot place="aboveMenu" {...parts} />
        <MenuSections {...parts} />
      </main>
      <link rel="stylesheet" href={stylesOf(page.look.style).later} />
      <MenuFooter context={context} />
      <p className="toast" role="status" {...hookWith(TOAST, texts.loading)} />
      <script type="module" fetchPriority="low" src={menuScript} {...hookWith(ACTIONS_URL, menuActions)} />
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

function documentOf(
  page: Page,
  sections: readonly SectionView[],
  context: PageContext,
): Omit<DocumentInput, 'children'> {
  const { input, look, published, setup } = page
  const { menu, locale } = input
  return {
    locale,
    ...sharedHeadingOf(menu.restaurant, locale, published?.dish),
    themeColor: themeOf(look.style, look.colors)[LOOKS[look.style].browser],
    preloadFonts: stylesOf(look.style).fonts.preload,
    css: [
      menuCss(look.style, look.colors, hasRows(sections)),
      plateCss({ ...look, logo: menu.logo }),
      nameCss(menu.restaurant.name),
      bloomCss(menu.dishes.flatMap(dish => dish.image ?? [])),
      ...Object.values(setup.parts).map(part => part.css?.(sections, context) ?? ''),
      context.days ? daysCss(look.style) : '',
      context.late ? lateCss(look.style, context.late.data) : '',
      context.isEmpty ? emptyCss : '',
      look.preview ? loadingCss : '',
    ].join(''),
    bodyClass: `menu look-${look.style}`,
  }
}

function render(page: Page): RenderedPage {
  const { input, look, published } = page
  const { restaurant } = input.menu
  const others = look.preview ? [] : restaurant.supportedLocales.filter(locale => locale !== input.locale)
  const headScript = <script {...hookWith(OTHER_LANGUAGES, others.join(' ') || undefined)}>{languageMemory}</script>
  const sections = sectionsIn(input.menu, input.locale, input.zone)
  const context = contextOf(page, sections)
  const structuredData =
    published &&
    writeStructuredData(
      structuredDataOf(
        published,
        sections,
        context.setMenus?.menus.filter(({ isAhead, isOver }) => !isAhead && !isOver),
      ),
    )
  const body = <Body context={context} sections={sections} page={page} structuredData={structuredData} />
  const status = context.days ? specialStatus : openingStatus
  const scripts = [
    languageMemory,
    status,
    ...(context.isTimed ? [pageClock] : []),
    ...(context.late ? [lateHours] : []),
    ...(context.setMenus ? [setMenuTimes] : []),
    ...(context.oldPaper ? [oldPaper] : []),
    ...(look.preview ? [hideCover] : []),
  ]
  const seo = published && seoOf(published)
  const document = documentOf(page, sections, context)
  return renderDocument({ ...document, ...seo, headScript, children: body }, scripts)
}

function linksOf({ menu: { restaurant }, zone, asksDaily }: MenuPageInput): Record<Locale, string> {
  const linkTo = (locale: Locale): string => {
    const path = menuPath(restaurant, locale, zone?.slug)
    return asksDaily ? withDaily(path) : path
  }
  return { es: linkTo('es'), en: linkTo('en'), pt: linkTo('pt') }
}

/** The pages of a menu with these parts. */
export const createMenuRenderer = (setup: MenuSetup): Pick<MenuRenderer, 'renderMenuPage' | 'renderPreviewPage'> => ({
  /** The page of a menu in one language and in the restaurant's look (S1 §2). */
  renderMenuPage(input) {
    const { style, ...colors } = input.menu.restaurant.theme
    const look = { style, colors, links: linksOf(input), preview: false }
    return render({ input, look, published: input, setup })
  },

  /**
   * The same page with a draft of the look, for the dashboard's frame; shows 'Cargando menú...' until its fonts are
   * loaded.
   */
  renderPreviewPage(input) {
    const { style, colors, links } = input
    return render({ input, look: { style, colors, links, preview: true }, setup })
  },
})
