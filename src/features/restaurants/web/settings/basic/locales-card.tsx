import { useFormContext, useWatch } from 'react-hook-form'
import { LOCALE_NAMES, LOCALES, type Locale } from '#shared/locale.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { type SettingsValues, withLocale } from '#features/restaurants/profile/settings.rules.ts'
import { basicTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './locales-card.module.css'

/**
 * The languages of the menu: the default one cannot be switched off, and choosing a new default switches it on (S2 §2).
 */
export function LocalesCard() {
  const { control, getValues, setValue } = useFormContext<SettingsValues>()
  const { isReadOnly } = useSettings()
  const [defaultLocale, supported] = useWatch({ control, name: ['defaultLocale', 'supportedLocales'] })
  const change = (locale: Locale, isOn: boolean) =>
    setValue('supportedLocales', withLocale(getValues(), locale, isOn), { shouldDirty: true })
  const makeDefault = (locale: Locale) => {
    setValue('defaultLocale', locale, { shouldDirty: true })
    change(locale, true)
  }
  return (
    <Card title={texts.locales}>
      <ul className={styles.rows}>
        {LOCALES.map(locale => (
          <li key={locale} className={styles.row}>
            <Switch
              label={LOCALE_NAMES[locale]}
              checked={supported.includes(locale)}
              disabled={isReadOnly || locale === defaultLocale}
              onChange={isOn => change(locale, isOn)}
            />
            {locale === defaultLocale ? (
              <Badge tone="ok" dot={false}>
                {texts.isDefault}
              </Badge>
            ) : (
              !isReadOnly && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.makeDefaultOf(LOCALE_NAMES[locale].toLowerCase())}
                  onClick={() => makeDefault(locale)}
                >
                  {texts.makeDefault}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{texts.localesHint}</p>
    </Card>
  )
}
