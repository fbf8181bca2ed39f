import { HEADER_LINK_CLASS, hook, PANEL_ID, PANEL_TOGGLE, PHONE_ONLY_CLASS } from '../../menu-dom.ts'
import { comparedOf } from '../../allergies/said-of-dish.ts'
import type { MenuPart } from '../page-context.ts'
import { AllergenPanel } from './allergen-panel.tsx'
import { Icon } from './icons.tsx'

/**
 * The 14 allergens: a panel and the buttons that open it; not in an empty menu. What dishes say of them in words is in
 * their sheets where there is a script.
 */
export const filterPart: MenuPart = {
  headerActions: ({ context: { texts, isEmpty } }) =>
    !isEmpty && (
      <button
        type="button"
        className={`${HEADER_LINK_CLASS} ${PHONE_ONLY_CLASS} script-only`}
        {...hook(PANEL_TOGGLE)}
        aria-controls={PANEL_ID}
        aria-expanded="false"
      >
        <Icon name="seal" />
        <span>{texts.viewAllergens}</span>
      </button>
    ),
  bar: ({ context: { texts } }) => (
    <button
      type="button"
      className="allergen-button script-only"
      {...hook(PANEL_TOGGLE)}
      aria-expanded="false"
      aria-controls={PANEL_ID}
    >
      <Icon name="seal" />
      <span>{texts.viewAllergens}</span>
    </button>
  ),
  belowBar: ({ context, sections }) => !context.isEmpty && <AllergenPanel context={context} sections={sections} />,
  css: (sections, { setMenus, restaurant }) => {
    const lines = setMenus?.menus.flatMap(({ courses }) => courses.flatMap(course => course.lines)) ?? []
    const dishes = [...sections.flatMap(section => section.dishes), ...lines]
    const isSaid = dishes.some(({ said }) => comparedOf(said, restaurant))
    return isSaid ? '@media screen{.js .facts .said,.js .facts:not(:has(>:not(.said))){display:none}}' : ''
  },
}
