import {
  DISH,
  DISH_DETAILS,
  DISH_NAME,
  DISH_PRICE,
  hook,
  hookWith,
  LATER_DISH,
  SOLD_OUT_CLASS,
  UNDECLARED,
} from '#features/public-menu/menu-dom.ts'
import type { SetMenuLine } from '#features/public-menu/set-menus/set-menu-view.ts'
import type { PageContext } from '../../page-context.ts'
import { Facts } from '../dish/dish-facts.tsx'
import { keepNumbers } from '../dish/keep-numbers.ts'

/**
 * A dish of a set menu on one line: name, supplement, allergens. Filter, sheet, search and what an open page brings up
 * to date find it by the hooks of a dish of the carta (TABLE §5 14).
 */
export function SetMenuDish({ context, line, isAhead }: { context: PageContext; line: SetMenuLine; isAhead: boolean }) {
  const { anchor, name, supplement, available, allergensDeclared, same = '' } = line
  return (
    <li
      id={anchor}
      className={available ? 'set-dish' : `set-dish ${SOLD_OUT_CLASS}`}
      {...hookWith(isAhead ? LATER_DISH : DISH, same)}
      {...hookWith(UNDECLARED, allergensDeclared ? undefined : '')}
    >
      <a className="dish-name" {...(!isAhead && hook(DISH_NAME))} href={`#${anchor}`} dir="auto" lang={name.lang}>
        {keepNumbers(name.text)}
      </a>
      {supplement && (
        <span className="price" {...hook(DISH_PRICE)}>
          {supplement}
        </span>
      )}
      <div className="dish-details" {...hook(DISH_DETAILS)}>
        <Facts context={context} dish={line} />
      </div>
    </li>
  )
}
