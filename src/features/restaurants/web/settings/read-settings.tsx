import type { ReactNode } from 'react'
import { WEEKDAYS } from '#shared/weekday.ts'
import { LOCALE_NAMES } from '#shared/locale.ts'
import { Card } from '#ui/card/card.tsx'
import { LOOKS } from '#features/theme/looks.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import {
  appearanceTexts,
  basicTexts,
  hoursTexts,
  readTexts as texts,
  settingsTexts,
} from '../../profile/settings.texts.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { whoChanges } from '../../rights.rules.ts'
import styles from './read-settings.module.css'

export type ReadTab = 'basic' | 'hours' | 'appearance'

type Fact = readonly [name: string, value: ReactNode]

const basicFacts = ({ name, description, address, contact, currency, supportedLocales }: Restaurant): Fact[] => [
  [basicTexts.name, name],
  [basicTexts.description, description],
  [basicTexts.locales, supportedLocales.map(locale => LOCALE_NAMES[locale]).join(', ')],
  [texts.address, [address.street, address.postalCode, address.city, address.country].filter(Boolean).join(', ')],
  [basicTexts.phone, contact.phone],
  [basicTexts.email, contact.email],
  [basicTexts.currency, currency],
]

const hoursFacts = ({ hours, timezone }: Restaurant): Fact[] => [
  ...WEEKDAYS.map(
    (day): Fact => [
      hoursTexts.days[day],
      hours[day].map(({ open, close }) => `${open}–${close}`).join(' · ') || texts.closed,
    ],
  ),
  [texts.timezone, timezone.replace('_', ' ')],
]

const lookFacts = ({ theme }: Restaurant): Fact[] => [
  [appearanceTexts.style, LOOKS[theme.style].name],
  [
    appearanceTexts.colors,
    <span key="colors" className={styles.colors}>
      {[theme.primaryColor, theme.secondaryColor, theme.accentColor].map(color => (
        <i key={color} style={{ background: color }} title={color} />
      ))}
    </span>,
  ],
]

const TABS: Record<ReadTab, { right: Right; facts: (restaurant: Restaurant) => Fact[] }> = {
  basic: { right: 'look', facts: basicFacts },
  hours: { right: 'hours', facts: hoursFacts },
  appearance: { right: 'look', facts: lookFacts },
}

export const rightOfTab = (tab: ReadTab): Right => TABS[tab].right

/** A tab for who may not change it: its values as text, and who changes them. Nothing is grey (EVERY-DAY §5). */
export function ReadSettings({ tab, restaurant }: { tab: ReadTab; restaurant: Restaurant }) {
  const { right, facts } = TABS[tab]
  const who = whoChanges(restaurant, right)
  return (
    <Card title={settingsTexts.tabs[tab]} lead={who && `${who}.`}>
      <dl className={styles.facts}>
        {facts(restaurant).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
