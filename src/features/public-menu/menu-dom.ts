/**
 * The vocabulary of the diner's page: what its markup prints, and scripts, the service worker and tests look for.
 * A hook is an attribute, written here as its selector; class names are for styles only, and stand here when a script
 * sets them or a test asks for them.
 */

/**
 * A dish of the menu, and what the script reads of it. Its value on a line of a set menu that is a dish of the carta
 * too: the id of that dish on the page.
 */
export const DISH = '[data-dish]'
/** Each dish once, as the filter counts them. */
export const COUNTED_DISH = '[data-dish=""]'
export const DISH_NAME = '[data-dish-name]'
export const DISH_DESCRIPTION = '[data-dish-description]'
export const DISH_PRICE = '[data-dish-price]'
/** The price of today of what is by the market; it ends when the page's data say that it changes. */
export const TODAY_PRICE = '[data-today]'
/** What differs from the paper in the diner's hand; its value is the data of the script. */
export const OLD_PAPER = '[data-old-paper]'
/** Why the prices of this page are those of a zone. */
export const ZONE_REASON = '[data-zone-reason]'
export const DISH_SOLD_OUT = '[data-dish-sold-out]'
export const DISH_PICTURE = '[data-dish-picture]'
/** The list of its allergens, as icons with hidden names. */
export const DISH_ALLERGENS = '[data-dish-allergens]'
/** Its description and facts. */
export const DISH_DETAILS = '[data-dish-details]'
/**
 * What the house declares about it: sold out, allergens or that nobody declared them. No part of the texts that are
 * compared when a page looks whether its menu is another one.
 */
export const DISH_FACTS = '[data-dish-facts]'
/** On its facts: what a profile is compared with beside its list, as JSON (`said-of-dish.ts`); absent for nothing. */
export const DISH_SAFETY = '[data-safety]'
/** A guest has reported it, and the house has not answered yet. */
export const REPORTED = `[data-safety*='"reported":true']`
/** What else the house says of its allergens, in words: traces, what it can be made without, diets. */
export const DISH_SAID = '[data-dish-said]'
/** Its list of what it may contain. */
export const DISH_TRACES = '[data-dish-traces]'
/** The answer to a diner's allergies; the script writes it. */
export const DISH_ANSWER = '[data-dish-answer]'
/** Nobody has declared the allergens of this dish. */
export const UNDECLARED = '[data-undeclared]'
/** On a picture; its value: the width of its largest file that the sheet shows. */
export const LARGE_WIDTH = '[data-large-width]'
/** A picture that fades in over the color of its place. */
export const FADES_IN = '[data-fades-in]'

/** A category; its value says how its dishes stand: `cards`, `rows` or `list`. */
export const CATEGORY = '[data-category]'
/** The bar with the links to the categories. */
export const CATEGORY_LINKS = '[data-category-links]'
/** The button that opens the list of a long menu, and the list. */
export const LIST_OPEN = '[data-list-open]'
export const MENU_LIST = '[data-menu-list]'
/** The line that says whether the restaurant is open. */
export const STATUS = '[data-status]'
/** What holds for a time alone; its value: the first minute and the one after the last, counted from 1970. */
export const DAY_WHEN = '[data-when]'
/** A set menu of the day, and its button that shares it: its text and what is said when it was copied. */
export const SET_MENU = '[data-set-menu]'
export const SET_MENU_SHARE = '[data-set-menu-share]'
export const SET_MENU_TEXT = '[data-text]'
export const SET_MENU_COPIED = '[data-copied]'
/** A dish of a set menu that goes out by itself, until then no dish of the page; its value: that of `DISH` then. */
export const LATER_DISH = '[data-later-dish]'
/** Its line that says that it is over for the day. */
export const SET_MENU_OVER = '[data-over]'
/** A category that can be folded; its value: the number of the mark that says when. */
export const FOLD = '[data-fold]'
/** The button that unfolds it. */
export const UNFOLD = '[data-unfold]'
/** When something is served again, which a script writes; its value: the number of its mark. */
export const BACK = '[data-back]'
/** The hours of a dish. */
export const DISH_HOURS = '[data-dish-hours]'
/** One line for each other language. */
export const LANGUAGE_OFFER = '[data-language-offer]'
/** On the root element, written by the first inline script: the language that is offered; styles show its line. */
export const OFFERED = '[data-offered]'
/** A short message; its value: 'Cargando menú...' in the language of the page. */
export const TOAST = '[data-toast]'
/** The cover of the preview while it loads. */
export const COVER = '[data-cover]'

export const SHARE = '[data-share]'

/** A button that opens and closes the panel of the 14 allergens. */
export const PANEL_TOGGLE = '[data-panel-toggle]'
export const PANEL = '[data-panel]'
/** An allergen of the panel; its value: the id. */
export const PANEL_CHOICE = '[data-panel-choice]'
/** How many dishes of the menu nobody declared. */
export const UNDECLARED_NOTE = '[data-undeclared-note]'
/** A diet of the panel; its value: the id. Since when all its dishes are marked. */
export const PANEL_DIET = '[data-panel-diet]'
export const DIET_SINCE = '[data-since]'
/** The sentence of the kitchen. */
export const KITCHEN_NOTICE = '[data-kitchen-notice]'
/** The count of the three answers above the carta. */
export const RESULT_CARD = '[data-result-card]'
/** At the lower edge of the screen: the count in short, the list, the card for the waiter. */
export const RESULT_BAR = '[data-result-bar]'

/** The sheet of a dish; its value: the id of the dish that it shows. */
export const SHEET = '[data-sheet]'
export const SHEET_HANDLE = '[data-sheet-handle]'
export const SHEET_PREVIOUS = '[data-sheet-previous]'
export const SHEET_NEXT = '[data-sheet-next]'
export const SHEET_CLOSE = '[data-sheet-close]'
export const SHEET_PICTURE = '[data-sheet-picture]'
export const SHEET_TEXT = '[data-sheet-text]'
export const SHEET_ALLERGENS = '[data-sheet-allergens]'
/** Where parts add theirs to the sheet of a dish. */
export const SHEET_END = '[data-sheet-end]'
/** The buttons at its lower edge; 'share' stands before them. */
export const SHEET_FOOT = '[data-sheet-foot]'

/** On the first script's element; its value: the URL of the second script. */
export const ACTIONS_URL = '[data-actions-url]'
/** On the first inline script; its value: the other languages of this menu, with spaces between them. */
export const OTHER_LANGUAGES = '[data-other-languages]'
/** The page's data (`page-data.ts`), as JSON. */
export const PAGE_DATA = '[data-page]'
/** On the root element, written by the service worker: the page comes from the phone itself. */
export const SAVED = '[data-saved]'

/** The message that the menu has changed while it was open. */
export const NOTICE = '[data-notice]'
/** How old the menu is, where nobody could be asked; beside the filter. */
export const MENU_AGE = '[data-menu-age]'

/** On the document, when its dishes have changed while it was open. */
export const MENU_CHANGED_EVENT = 'menu-changed'
/** On the document, when the sheet shows a dish. */
export const DISH_SHOWN_EVENT = 'dish-shown'

/** Ids that URLs and labels name. */
export const MENU_ID = 'carta'
export const HOURS_ID = 'horario'
export const PANEL_ID = 'alergenos'
export const SHEET_NAME_ID = 'dish-sheet-name'
/** The beginning of each dish's id, and so of a URL that opens a dish. */
export const DISH_ID = 'p-'
/** The beginning of an allergen's symbol in the file of their icons, which names the allergen: '#alg-gluten'. */
export const ALLERGEN_SYMBOL = '#alg-'
/** The beginning of the ids of the page's icons. */
export const ICON_ID = 'icon-'

/** Classes that a script sets and styles know. */
export const SCRIPTED_CLASS = 'js'
/** Of the root element: dishes out of sight are not drawn. */
export const LONG_CLASS = 'long'
export const FILTERING_CLASS = 'filtering'
export const AVOIDED_CLASS = 'is-avoided'
export const SOLD_OUT_CLASS = 'is-sold-out'
export const CHOSEN_CLASS = 'is-chosen'
export const ANSWERED_CLASS = 'is-answered'
/** Of the root element: dishes that are avoided are not shown. */
export const HIDING_CLASS = 'hiding'
export const ICON_CLASS = 'icon'
export const CHECK_CLASS = 'check'
export const BLOOM_CLASS = 'bloom'
export const HIDDEN_TEXT_CLASS = 'visually-hidden'

/** A notice at the end of the header; one that says the state of the house; changed hours in place of the address. */
export const DAY_NOTICE_CLASS = 'day'
export const DAY_STATE_CLASS = 'day-state'
/** It says when the house opens again, and the status line need not. */
export const DAY_CLOSING_CLASS = 'closing'
export const DAY_FACT_CLASS = 'day-fact'

/** Classes that tests of the looks ask for. */
export const LOGO_CLASS = 'logo'
export const ABOUT_CLASS = 'about'
export const ADDRESS_CLASS = 'address'
export const LANGUAGES_CLASS = 'languages'
export const HEADER_LINK_CLASS = 'header-link'
/** Only on phones, in the place of the button in the bar. */
export const PHONE_ONLY_CLASS = 'phone-only'
export const DISH_GRID_CLASS = 'dish-grid'
export const DISH_PICTURE_CLASS = 'dish-picture'
/** The line of dots from a name to its price. */
export const LEADER_CLASS = 'leader'
export const WITH_PHOTO_CLASS = 'with-photo'
export const HERO_CLASS = 'hero'
export const wideClass = (columns: number): string => `wide-of-${columns}`

/** The attribute of a hook: `data-share`. */
export const attributeOf = (hook: string): string => hook.slice(1, -1)

/** The attribute that makes an element findable by a hook. */
export const hook = (name: string): Record<string, string> => ({ [attributeOf(name)]: '' })

/** The same with a value; no attribute where the value is undefined. */
export const hookWith = (name: string, value: string | undefined): Record<string, string | undefined> => ({
  [attributeOf(name)]: value,
})

/** The selector of a hook with this value. */
export const withValue = (name: string, value: string): string => `[${attributeOf(name)}="${value}"]`
