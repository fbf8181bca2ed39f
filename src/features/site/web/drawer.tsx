import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import logo from '../../../ui/assets/logo/logo.svg?url'
import { siteTexts as texts } from '../site.texts.ts'
import { MainLinks } from './main-links.tsx'

const ID = 'menu'

/**
 * The browser itself opens and closes the drawer (popover: button, Escape, a tap beside it); the script only closes it
 * after a link to a place on the same page, and when the keyboard leaves it.
 */
export const DRAWER_SCRIPT = `{const d=document.getElementById("${ID}");d.addEventListener("click",e=>{if(e.target.closest("a"))d.hidePopover()});d.addEventListener("focusout",e=>{const to=e.relatedTarget;if(to&&!d.contains(to)){d.hidePopover();to.focus()}})}`

/** Opens the drawer; shown below 960 px (S1 §2). */
export function DrawerButton() {
  return (
    <button type="button" className="icon-btn" popoverTarget={ID} aria-label={texts.openMenu}>
      <ListIcon size={24} weight="bold" aria-hidden="true" />
    </button>
  )
}

/** The header's links on narrow windows. */
export function Drawer() {
  return (
    <dialog id={ID} className="drawer" popover="auto" aria-label={texts.menu}>
      <div className="top">
        <img src={logo} alt="" height="26" width="181" />
        <button
          type="button"
          className="icon-btn"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <XIcon size={20} weight="bold" aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={texts.mainNav}>
        <MainLinks />
      </nav>
      <div className="b">
        <a className="btn btn-s btn-lg" href="/auth">
          {texts.login}
        </a>
        <a className="btn btn-brand btn-lg" href="/auth?mode=register">
          {texts.start}
        </a>
      </div>
    </dialog>
  )
}
