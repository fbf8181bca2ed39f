import { darkHouseTheme, type SignColors } from './dark-house.rules.ts'
import { type MenuTheme, menuTheme, type ThemeColors } from './theme.rules.ts'

/** The looks of every plan; each other one falls to one of them. */
export type BaseStyle = 'classic' | 'modern' | 'minimal'
/** How share pictures, tents, cards and stickers are drawn; a look can take another one's. */
export type Drawing = BaseStyle | 'tavern' | 'counter' | 'fiesta'
/** The colors of a page; only some looks have the letters and shadows of a sign. */
export type LookTheme = MenuTheme & Partial<SignColors>
/** The colors of what is drawn: each look's has a sign. */
export type PaintedTheme = MenuTheme & SignColors
type Ink = keyof MenuTheme

/** All that the product knows of a look, beside its folder `public-menu/web/styles/looks/<look>/` (decision 0373). */
export type Look = {
  /** What owners read, and a few words that say what it is like. */
  name: string
  says: string
  /** Null: of every plan. Else it comes with a larger one, and without that plan diners see this (4-beyond §11). */
  nearest: BaseStyle | null
  /** Every color of the page from the owner's three. */
  theme: (colors: ThemeColors) => LookTheme
  /** Texts and grounds beside those of every page (`TEXT_PAIRS`); the property test checks them too. */
  pairs: readonly (readonly [text: keyof LookTheme, ground: keyof LookTheme])[]
  /** What a logo stands on, and its plate: which color first, and whether there is always one. */
  plate: { ground: Ink; own: Ink | `#${string}`; always: boolean }
  /** The color of the browser's own bar. */
  browser: Ink
  /** The header gets a line where it can hardly be told from the page. */
  headerLine: boolean
  /** A line of dots from the name of a dish to its price. */
  leader: boolean
  /** How dishes stand where half of them have a photo: as all others, as cards with a large first one, on shelves. */
  cards: 'rows' | 'large' | 'shelf'
  /** Dark whatever colors the owner chooses, and so not on the ground that they chose. */
  isDark?: boolean
  /** Where the owner's three colors are, in words. */
  captions: { primary: string; secondary: string; accent: string }
  share: Drawing
  /** Tent, cards and sticker. */
  print: Drawing
  /** The picture of the menu of the day, and the printed carta. */
  sheet: BaseStyle
}

const BASE_CAPTIONS = {
  primary: 'Cabecera, botones y precios',
  secondary: 'Fondo de la carta',
  accent: 'Filetes, iconos y adornos',
} as const

const ROWS = {
  classic: {
    name: 'Clásico',
    says: 'Como una carta impresa',
    nearest: null,
    theme: menuTheme,
    pairs: [],
    plate: { ground: 'bg', own: '#fbf7ee', always: false },
    browser: 'bg',
    headerLine: false,
    leader: true,
    cards: 'rows',
    captions: BASE_CAPTIONS,
    share: 'classic',
    print: 'classic',
    sheet: 'classic',
  },
  modern: {
    name: 'Moderno',
    says: 'Color y fotos grandes',
    nearest: null,
    theme: menuTheme,
    pairs: [],
    plate: { ground: 'primary', own: 'bg', always: true },
    browser: 'primary',
    headerLine: true,
    leader: false,
    cards: 'large',
    captions: BASE_CAPTIONS,
    share: 'modern',
    print: 'modern',
    sheet: 'modern',
  },
  minimal: {
    name: 'Minimalista',
    says: 'Aire, texto y poco más',
    nearest: null,
    theme: menuTheme,
    pairs: [],
    plate: { ground: 'bg', own: '#ffffff', always: false },
    browser: 'bg',
    headerLine: false,
    leader: false,
    cards: 'rows',
    captions: BASE_CAPTIONS,
    share: 'minimal',
    print: 'minimal',
    sheet: 'minimal',
  },
  tavern: {
    name: 'Taberna',
    says: 'Rótulo dorado y barniz',
    nearest: 'classic',
    theme: darkHouseTheme,
    pairs: [
      ['sign', 'primary'],
      ['accent-text', 'card'],
      ['text-2', 'card'],
      ['primary-text', 'card'],
    ],
    plate: { ground: 'primary', own: '#fbf7ee', always: false },
    browser: 'bg',
    headerLine: false,
    leader: false,
    cards: 'rows',
    isDark: true,
    captions: {
      primary: 'Rótulos; el fondo es este color, casi negro',
      secondary: 'La letra',
      accent: 'Dorados, precios y filetes',
    },
    share: 'tavern',
    print: 'tavern',
    sheet: 'classic',
  },
  counter: {
    name: 'Vitrina',
    says: 'Toldo, baldas y fotos',
    nearest: 'modern',
    theme: menuTheme,
    pairs: [],
    plate: { ground: 'raised', own: '#ffffff', always: false },
    browser: 'primary',
    headerLine: false,
    leader: false,
    cards: 'shelf',
    captions: { primary: 'Toldo, botones y precios', secondary: 'Fondo de la carta', accent: 'Baldas y filetes' },
    share: 'counter',
    print: 'counter',
    sheet: 'modern',
  },
  fiesta: {
    name: 'Verbena',
    says: 'Cartel y banderines',
    nearest: 'modern',
    theme: menuTheme,
    pairs: [],
    plate: { ground: 'primary', own: 'bg', always: true },
    browser: 'primary',
    headerLine: false,
    leader: false,
    cards: 'rows',
    captions: {
      primary: 'Cabecera y una banda de cada dos',
      secondary: 'Fondo de las otras bandas',
      accent: 'Banderines y etiquetas de precio',
    },
    share: 'fiesta',
    print: 'fiesta',
    sheet: 'modern',
  },
} as const satisfies Record<string, Look>

export type Style = keyof typeof ROWS
/** The one table of looks. */
export const LOOKS: Readonly<Record<Style, Look>> = ROWS
export const STYLES = Object.keys(ROWS) as [Style, ...Style[]]

/** Every color of a page in a look, with those of a sign where the look has none of its own. */
export function themeOf(style: Style, colors: ThemeColors): PaintedTheme {
  const theme = LOOKS[style].theme(colors)
  return { sign: theme['on-primary'], shade: theme.primary, ...theme }
}

/** The looks of every plan, and those that come with a larger one, in the order in which they are offered. */
export const BASE_LOOKS = ['classic', 'minimal', 'modern'] as const satisfies readonly BaseStyle[]
export const EXTRA_LOOKS = STYLES.filter(style => LOOKS[style].nearest !== null)
export const isExtraLook = (style: Style): boolean => LOOKS[style].nearest !== null
/** What is shown in place of a look that the plan does not hold. */
export const nearestBase = (style: Style): Style => LOOKS[style].nearest ?? style
