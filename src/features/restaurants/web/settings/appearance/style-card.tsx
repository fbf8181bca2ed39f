import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { useFormContext } from 'react-hook-form'
import { Card } from '#ui/card/card.tsx'
import type { Style } from '#features/theme/theme.contract.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { LookFrame, lookPath } from '../../look-frame.tsx'
import { useSettings } from '../settings-context.ts'
import { useRestingTheme } from './look-preview.tsx'
import styles from './style-card.module.css'

const LOOKS: readonly Style[] = ['classic', 'minimal', 'modern']

/** The three looks: native radio buttons behind the owner's own menu in each of them. */
export function StyleCard() {
  const { register } = useFormContext<SettingsValues>()
  const { formId, isReadOnly, restaurant } = useSettings()
  const theme = useRestingTheme()
  return (
    <Card title={texts.style}>
      <div className={styles.looks} role="radiogroup" aria-label={texts.styleLabel}>
        {LOOKS.map(style => (
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
            <span className={styles.picture} aria-hidden="true">
              <LookFrame path={lookPath(restaurant._id, { ...theme, style })} title={texts.looks[style].name} inert />
            </span>
            <b className={styles.name}>{texts.looks[style].name}</b>
            <small className={styles.hint}>{texts.looks[style].hint}</small>
          </label>
        ))}
      </div>
    </Card>
  )
}
