import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { useUser } from '#features/identity/web/index.ts'
import logo from '#ui/assets/logo/logo-light.svg'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { shellTexts as texts } from '../shell.texts.ts'
import { NavLinks } from './nav-links.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'
import styles from './sidebar.module.css'

/** From 1025 px: logo, restaurant, screens, user (S2 §2, DESIGN §5). */
export function Sidebar() {
  const user = useUser()
  return (
    <aside className={cx(styles.side, 'mantel', 'mantel-botella')}>
      <Link to={PAGES.home} className={styles.logo}>
        <img src={logo} alt={texts.brand} width={181} height={26} />
      </Link>
      <RestaurantSwitcher place="sidebar" />
      <nav className={styles.nav} aria-label={texts.nav}>
        <NavLinks className={styles.link} iconSize={20} />
      </nav>
      <Link to={PAGES.settings} className={styles.me}>
        <Avatar name={user.name} tone="hoja" />
        <span className={styles.name}>
          {user.name}
          <small className={styles.role}>{identityTexts.roles[user.role]}</small>
        </span>
      </Link>
    </aside>
  )
}
