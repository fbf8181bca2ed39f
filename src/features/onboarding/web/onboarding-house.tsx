import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { ImageField } from '#features/images/web/index.ts'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { type Trio, TRIO_NAMES, TRIOS } from '../trios.ts'
import styles from './onboarding-house.module.css'

type OnboardingHouseProps = { logo: ImageField['props']; trio: Trio; onTrio: (trio: Trio) => void }

/** The second half of step 3: logo and colors; the card beside shows them at once (DAILY-WORK §3.10). */
export function OnboardingHouse({ logo, trio, onTrio }: OnboardingHouseProps) {
  return (
    <section className={styles.house} aria-labelledby="house">
      <div>
        <h2 id="house">{texts.houseTitle}</h2>
        <p className={styles.lead}>{texts.houseLead}</p>
      </div>
      <div className={styles.logo}>
        <ImageUpload label={texts.logo} crop="square" shape="round" subject="logo" hint={texts.logoHint} {...logo} />
      </div>
      <fieldset>
        <legend className="vh">{texts.colors}</legend>
        <div className={styles.trios}>
          {TRIO_NAMES.map(one => (
            <label key={one} className={styles.trio}>
              <input
                className="vh"
                type="radio"
                name="trio"
                value={one}
                checked={one === trio}
                onChange={() => onTrio(one)}
              />
              <Swatches trio={one} />
              <b>{texts.trios[one]}</b>
              <span className={styles.mark} aria-hidden="true">
                <CheckIcon size={13} weight="bold" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}

function Swatches({ trio }: { trio: Trio }) {
  return (
    <span className={styles.swatches} aria-hidden="true">
      {Object.values(TRIOS[trio]).map(color => (
        <i key={color} style={{ background: color }} />
      ))}
    </span>
  )
}
