import { hook, LIST_OPEN } from '../../menu-dom.ts'
import { hasList } from '../../public-menu.rules.ts'
import type { MenuPart } from '../page-context.ts'
import { Icon } from './icons.tsx'

/** The button in the bar of a long menu that opens the list of its categories, with a search where dishes are many. */
export const menuListPart: MenuPart = {
  bar: ({ context: { texts }, sections }) =>
    hasList(sections) && (
      <button
        type="button"
        className="list-button script-only"
        {...hook(LIST_OPEN)}
        aria-haspopup="dialog"
        aria-label={texts.allCategories}
      >
        <Icon name="list" />
      </button>
    ),
  css: sections =>
    hasList(sections)
      ? '@media screen{.list-button{flex:none;display:grid;place-items:center;width:44px;height:44px;font-size:1.25rem}}'
      : '',
}
