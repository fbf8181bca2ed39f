import type { DemoCode } from '../../site.render.ts'
import { ContactSection } from '../contact/contact-form.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Hero } from './hero.tsx'
import { LanguageBand } from './language-band.tsx'
import { PanelBand } from './panel-band.tsx'
import { PriceBand } from './price-band.tsx'
import { Steps } from './steps.tsx'

/** `/`: what the product is, and its two main links (S1 §1). */
export function LandingPage({ demo }: { demo: DemoCode }) {
  return (
    <>
      <Hero demo={demo} />
      <FeatureCards demo={demo} />
      <PanelBand />
      <LanguageBand />
      <Steps />
      <PriceBand />
      <ContactSection />
    </>
  )
}
