import { ListIcon } from '@phosphor-icons/react/dist/ssr/List'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { PAGES } from '#shared/page-paths.ts'
import logo from '#ui/assets/logo/logo.svg?url&no-inline'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { siteTexts as texts } from '../site.texts.ts'
import { DRAWER, OPENER } from './drawer-ids.ts'
import { MainLinks } from './main-links.tsx'

/** Opens the drawer; shown below 960 px (S1 §2). */
export function DrawerButton() {
  return (
    <button type="button" id={OPENER} className="icon-btn" aria-haspopup="dialog" aria-label={texts.openMenu}>
      <ListIcon size={24} weight="bold" aria-hidden="true" />
    </button>
  )
}

/** The header's links on narrow screens. */
export function Drawer() {
  return (
    <dialog id={DRAWER} className="drawer" aria-label={texts.menu}>
      <div className="in">
        <div className="top">
          <img src={logo} alt="" height="26" width="181" />
          <button type="button" className="icon-btn" aria-label={texts.closeMenu}>
            <XIcon size={20} weight="bold" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={texts.mainNav}>
          <MainLinks />
        </nav>
        <div className="b">
          <ButtonLink variant="secondary" size="lg" href={PAGES.signIn}>
            {texts.login}
          </ButtonLink>
          <ButtonLink variant="brand" size="lg" href={PAGES.signUp}>
            {texts.start}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
