import { memo } from 'react'
import { Card } from '#ui/card/card.tsx'
import { slugTexts } from '#features/restaurants/slugs/slug.texts.ts'
import { SlugForm } from '../../slugs/slug-form.tsx'
import { useSettings, useSlug } from '../settings-context.ts'
import styles from './basic-tab.module.css'
import { CurrencyCard } from './currency-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { LocalesCard } from './locales-card.tsx'
import { PlaceCard } from './place-card.tsx'

/** Datos básicos. The slug form in it can also be saved by itself (3-decisions §5). */
export const BasicTab = memo(function BasicTab() {
  const { restaurant } = useSettings()
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <IdentityCard />
        <Card title={slugTexts.title}>
          <SlugForm restaurant={restaurant} state={useSlug()} />
        </Card>
      </div>
      <div className={styles.column}>
        <LocalesCard />
        <PlaceCard />
        <CurrencyCard />
      </div>
    </div>
  )
})
