import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { useUser } from '#features/identity/web/index.ts'
import symbol from '#ui/assets/logo/symbol.svg'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { shellTexts as texts } from '../shell.texts.ts'
import styles from './mobile-bars.module.css'
import { NavLinks } from './nav-links.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'

/** The top bar up to 1024 px: symbol, restaurant, user (S2 §2, DESIGN §5). */
export function MobileHeader() {
  const { name } = useUser()
  return (
    <header className={styles.header}>
      <Link to={PAGES.home} className={styles.symbol}>
        <img src={symbol} alt={texts.brand} width={30} height={30} />
      </Link>
      <RestaurantSwitcher place="header" />
      <Link to={PAGES.settings} className={styles.me}>
        <Avatar name={name} size={36} tone="hoja" />
        <span className="vh">{texts.profileOf(name)}</span>
      </Link>
    </header>
  )
}

/** The bottom bar up to 1024 px: links to the screens (S2 §2, DESIGN §5). */
export function BottomBar() {
  return (
    <nav className={styles.bottom} aria-label={texts.nav}>
      <NavLinks className={styles.link} iconSize={24} />
    </nav>
  )
}
