import { Card } from '#ui/card/card.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { basicTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettingsField } from '../use-settings-field.ts'
import styles from './basic-tab.module.css'

/** Dónde y cómo: what a diner needs to come and to call. */
export function PlaceCard() {
  return (
    <Card title={texts.place}>
      <div className={styles.fields}>
        <Street />
        <div className={styles.pair}>
          <City />
          <PostalCode />
        </div>
        <div className={styles.pair}>
          <Country />
          <Phone />
        </div>
        <Email />
      </div>
    </Card>
  )
}

function Street() {
  return <TextField label={texts.street} autoComplete="street-address" {...useSettingsField('address.street')} />
}
function City() {
  return <TextField label={texts.city} autoComplete="address-level2" {...useSettingsField('address.city')} />
}
function PostalCode() {
  const field = useSettingsField('address.postalCode')
  return <TextField label={texts.postalCode} autoComplete="postal-code" {...field} />
}
function Country() {
  return <TextField label={texts.country} autoComplete="country-name" {...useSettingsField('address.country')} />
}
function Phone() {
  return <TextField label={texts.phone} type="tel" autoComplete="tel" {...useSettingsField('contact.phone')} />
}
function Email() {
  return <EmailField label={texts.email} autoComplete="email" {...useSettingsField('contact.email')} />
}
