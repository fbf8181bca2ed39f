import type { ImageField } from '#features/images/web/index.ts'
import type { Trio } from '#features/theme/trios.ts'
import { TrioChoice } from '#features/theme/web/index.ts'
import { ImageUpload } from '#ui/image-upload/image-upload.tsx'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
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
      <TrioChoice value={trio} onChange={onTrio} />
    </section>
  )
}
