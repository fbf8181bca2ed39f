import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useFormContext } from 'react-hook-form'
import classic from '#ui/assets/phone-menu-classic.webp?no-inline'
import minimal from '#ui/assets/phone-menu-minimal.webp?no-inline'
import modern from '#ui/assets/phone-menu-modern.webp?no-inline'
import { Card } from '#ui/card/card.tsx'
import type { Style } from '#features/theme/theme.contract.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './style-card.module.css'

const LOOKS: readonly { style: Style; image: string }[] = [
  { style: 'classic', image: classic },
  { style: 'minimal', image: minimal },
  { style: 'modern', image: modern },
]

/** The three looks: native radio buttons behind pictures. */
export function StyleCard() {
  const { register } = useFormContext<SettingsValues>()
  const { formId, isReadOnly } = useSettings()
  return (
    <Card title={texts.style}>
      <div className={styles.looks} role="radiogroup" aria-label={texts.styleLabel}>
        {LOOKS.map(({ style, image }) => (
          <label key={style} className={styles.look} data-disabled={isReadOnly ? '' : undefined}>
            <input
              className="vh"
              type="radio"
              value={style}
              {...register('theme.style')}
              form={formId}
              // Not disabled, because a disabled radio would remove its value from the form.
              onClick={event => isReadOnly && event.preventDefault()}
            />
            <span className={styles.mark} aria-hidden="true">
              <CheckIcon size={14} weight="bold" />
            </span>
            <img className={styles.picture} src={image} alt="" width={270} height={272} loading="lazy" />
            <b className={styles.name}>{texts.looks[style].name}</b>
            <small className={styles.hint}>{texts.looks[style].hint}</small>
          </label>
        ))}
      </div>
    </Card>
  )
}
