import type { PublicMenuTexts } from '../../public-menu.texts.ts'

/**
 * How many dishes avoid the chosen allergens, at the lower edge of the screen while the menu is filtered; written by
 * the script.
 */
export function ResultBar({ texts }: { texts: PublicMenuTexts }) {
  const data = {
    'data-avoids-one': texts.avoidsOne,
    'data-avoids-many': texts.avoidsMany,
    'data-of-one-dish': texts.ofOneDish,
    'data-of-many-dishes': texts.ofManyDishes,
    'data-nor': texts.nor,
  }
  return (
    <aside className="fbar" aria-label={texts.allergens} {...data}>
      <p role="status">
        <span /> <b />
      </p>
      <a className="go" href="#carta">
        {texts.viewMenu}
      </a>
      <button type="button" className="clear" aria-label={texts.clearFilters}>
        {texts.clear}
      </button>
    </aside>
  )
}
