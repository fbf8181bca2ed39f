import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useFormContext } from 'react-hook-form'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import { lookTexts as texts } from '#features/restaurants/looks.texts.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { LookFrame, lookPath } from '../../look-frame.tsx'
import { useSettings } from '../settings-context.ts'
import styles from './style-card.module.css'

type Picture = {
  style: Style
  /** The owner's colors, as they were when they last rested. */
  theme: SettingsValues['theme']
  /** Its place among the looks, whether it can be chosen or tried. */
  at: number
  /** Its turn to load has come. */
  isShown: boolean
  onLoaded: () => void
}

/** The owner's own carta in a look, drawn small; until it comes, some blocks. */
function Thumbnail({ style, theme, isShown, onLoaded }: Omit<Picture, 'at'>) {
  const { restaurant } = useSettings()
  const path = lookPath(restaurant._id, { ...theme, style })
  return (
    <span className={styles.picture} aria-hidden="true">
      <span className={styles.blocks}>
        <i />
        <i />
        <i />
      </span>
      {isShown && <LookFrame path={path} title={LOOKS[style].name} inert onShown={onLoaded} />}
    </span>
  )
}

const Words = ({ style }: { style: Style }) => (
  <>
    <b className={styles.name}>{LOOKS[style].name}</b>
    <small className={styles.hint}>{LOOKS[style].says}</small>
  </>
)

/** A look that can be chosen: a native radio button behind the picture. */
export function ChosenCard({
  picture,
  tag,
  onChoose,
}: {
  picture: Picture
  tag?: string | false
  onChoose: () => void
}) {
  const { register } = useFormContext<SettingsValues>()
  const { formId, isReadOnly } = useSettings()
  const { style } = picture
  return (
    <label className={styles.look} style={{ order: picture.at }} data-disabled={isReadOnly ? '' : undefined}>
      <input
        className="vh"
        type="radio"
        value={style}
        {...register('theme.style', { onChange: onChoose })}
        form={formId}
        // Not disabled, because a disabled radio would remove its value from the form.
        onClick={event => isReadOnly && event.preventDefault()}
      />
      <span className={styles.mark} aria-hidden="true">
        <CheckIcon size={14} weight="bold" />
      </span>
      {tag && <span className={styles.tag}>{tag}</span>}
      <Thumbnail {...picture} />
      <Words style={style} />
    </label>
  )
}

/** A look that comes with a larger plan: a button that shows it in the preview, and publishes nothing. */
export function TriedCard({ picture, isTried, onTry }: { picture: Picture; isTried: boolean; onTry: () => void }) {
  const { style } = picture
  return (
    <button
      type="button"
      className={styles.look}
      style={{ order: picture.at }}
      data-try={style}
      aria-label={texts.tryOut(LOOKS[style].name)}
      aria-pressed={isTried}
      onClick={onTry}
    >
      <span className={styles.mark} aria-hidden="true">
        <EyeIcon size={14} weight="bold" />
      </span>
      {!isTried && (
        <span className={styles.plan} aria-hidden="true">
          <LockSimpleIcon size={13} weight="bold" />
          {texts.tag}
        </span>
      )}
      <Thumbnail {...picture} />
      <Words style={style} />
    </button>
  )
}
