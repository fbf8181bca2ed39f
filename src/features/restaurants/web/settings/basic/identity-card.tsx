import { Card } from '#ui/card/card.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { basicTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useLogo, useSettings } from '../settings-context.ts'
import { useSettingsField } from '../use-settings-field.ts'
import styles from './basic-tab.module.css'
import { DescriptionField } from './description-field.tsx'

/** Logo, name and description. */
export function IdentityCard() {
  return (
    <Card title={texts.identity}>
      <div className={styles.identity}>
        <LogoField />
        <NameField />
        <DescriptionField />
      </div>
    </Card>
  )
}

/** A new logo, or its removal, waits for Guardar (S2 §2). */
function LogoField() {
  const { restaurant, isReadOnly } = useSettings()
  const logo = useLogo()
  return (
    <ImageUpload
      label={texts.logo}
      hint={texts.logoHint}
      shape="round"
      subject="logo"
      crop="square"
      currentUrl={restaurant.logoUrl || null}
      disabled={isReadOnly}
      {...logo.props}
    />
  )
}

function NameField() {
  return <TextField label={texts.name} autoComplete="organization" {...useSettingsField('name')} />
}
