import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { useScoped } from '#features/restaurants/web/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './stats-card.module.css'

export type MenuStats = { categories: number; dishes: number; locales: number }

/** Numbers of categories, dishes and languages, with links to the menu and the QR (S2 §2). */
export function StatsCard({ stats }: { stats: MenuStats }) {
  const scoped = useScoped()
  const figures = [
    { label: texts.categories, value: stats.categories },
    { label: texts.dishes, value: stats.dishes },
    { label: texts.locales, value: stats.locales },
  ]
  return (
    <Card
      className={styles.card}
      title={texts.statsTitle}
      actions={
        <div className={styles.actions}>
          <ButtonRouterLink to={scoped(PAGES.menu)} variant="secondary" icon={<PencilSimpleIcon size={20} />}>
            {texts.editMenu}
          </ButtonRouterLink>
          <ButtonRouterLink to={scoped(PAGES.qr)} variant="secondary" icon={<QrCodeIcon size={20} />}>
            {texts.generateQr}
          </ButtonRouterLink>
        </div>
      }
    >
      <dl className={`${styles.figures} num`}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
