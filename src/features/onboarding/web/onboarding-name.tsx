import { publicHost, type DerivedSlug } from '#features/restaurants/web/index.ts'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { textLength } from '#shared/text.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Loader } from '#ui/loader/loader.tsx'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { NAME_MAX } from '#features/restaurants/restaurants.limits.ts'
import styles from './onboarding-name.module.css'

type OnboardingNameProps = {
  name: string
  error: string | undefined
  derived: DerivedSlug
  onChange: (name: string) => void
  onBlur: () => void
}

/** Step 2: the name, and the slug that is derived from it (S1 §2, §5). */
export function OnboardingName({ name, error, derived, onChange, onBlur }: OnboardingNameProps) {
  return (
    <>
      <TextField
        label={texts.nameLabel}
        className={styles.name}
        name="name"
        autoComplete="organization"
        value={name}
        error={error}
        onChange={event => onChange(event.target.value)}
        onBlur={onBlur}
        hint={
          <span className={styles.hint}>
            <span>{texts.nameHint}</span>
            <span className="num">
              {textLength(name.trim())}/{NAME_MAX}
            </span>
          </span>
        }
      />
      <DerivedUrl derived={derived} />
    </>
  )
}

/** The read-only URL, whether its slug is free, and why it differs from the name. */
function DerivedUrl({ derived }: { derived: DerivedSlug }) {
  const { state, slug } = derived
  return (
    <div className={styles.address}>
      <span className={styles.label}>{texts.urlLabel}</span>
      <div className={styles.url} data-bad={state === 'exhausted' ? '' : undefined}>
        <span className={styles.host}>{publicHost()}/</span>
        <b className={styles.slug}>{slug}</b>
        <span className={styles.state}>
          {state === 'free' && <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />}
          {(state === 'waiting' || state === 'taken') && <Loader size="sm" label={texts.urlChecking} />}
        </span>
      </div>
      <p className={styles.note} role="status">
        <SlugNote derived={derived} />
      </p>
    </div>
  )
}

/** The message about a slug: it is free, another one was found, or none is free. */
export function SlugNote({ derived: { state, slug, because } }: { derived: DerivedSlug }) {
  if (state === 'taken') return texts.urlTaken
  if (state === 'exhausted') return <span className={styles.bad}>{texts.urlExhausted}</span>
  if (state !== 'free') return null
  if (!because) return <span className="vh">{texts.urlFree}</span>
  const { reason, wanted } = because
  return (
    <>
      <InfoIcon size={16} aria-hidden="true" />
      <span>
        {reason === 'taken' ? texts.alternativeBefore(wanted) : texts.unusableBefore}
        <strong>{slug}</strong>
        {texts.alternativeAfter}
      </span>
    </>
  )
}
