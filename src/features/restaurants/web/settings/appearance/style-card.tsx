import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/index.ts'
import { PLANS } from '#features/billing/plans.ts'
import { BASE_LOOKS, EXTRA_LOOKS, LOOKS, type Style } from '#features/theme/looks.ts'
import { lookTexts as texts } from '#features/restaurants/looks.texts.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts } from '#features/restaurants/profile/settings.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useSettings } from '../settings-context.ts'
import { ChosenCard, TriedCard } from './look-card.tsx'
import { useRestingTheme } from './look-preview.tsx'
import { useTurns } from './look-thumbnails.ts'
import styles from './style-card.module.css'

/** The small pictures wait longer than the large one. */
const THUMBNAILS_REST_MS = 1000
const ORDER: readonly Style[] = [...BASE_LOOKS, ...EXTRA_LOOKS]

const isTrial = ({ subscription }: User): boolean => subscription?.status === 'trialing'

function includedIn({ extraLooks }: Restaurant, user: User): string {
  if (!extraLooks || !user.subscription) return texts.withPro
  return isTrial(user) ? texts.inTrial : texts.included(PLANS[user.subscription.tier].name)
}

/** The looks of every plan and those of the larger ones, each with the owner's own carta (EXTRA-LOOKS §7). */
export function StyleCard({ tried, onTry }: { tried: Style | null; onTry: (style: Style | null) => void }) {
  const { restaurant } = useSettings()
  const user = useUser()
  const group = useRef<HTMLDivElement>(null)
  const theme = useRestingTheme(THUMBNAILS_REST_MS)
  const { isTurn, next } = useTurns()
  const { extraLooks, theme: stored } = restaurant
  // What is stored can always be kept.
  const canChoose = (style: Style): boolean => LOOKS[style].nearest === null || extraLooks || style === stored.style
  const picture = (style: Style) => {
    const at = ORDER.indexOf(style)
    return { style, theme, at, isShown: isTurn(at), onLoaded: () => next(at) }
  }
  const choice = (style: Style) => (
    <ChosenCard
      key={style}
      picture={picture(style)}
      tag={stored.lookUntil !== undefined && style === stored.shownStyle && texts.shownNow}
      onChoose={() => onTry(null)}
    />
  )
  const stop = () => {
    const card = group.current?.querySelector<HTMLElement>(`[data-try="${tried}"]`)
    onTry(null)
    card?.focus()
  }
  return (
    <Card title={appearanceTexts.style}>
      <div ref={group} className={styles.looks}>
        <div className={styles.group} role="radiogroup" aria-label={appearanceTexts.styleLabel}>
          {BASE_LOOKS.map(choice)}
          <ExtraHeading included={includedIn(restaurant, user)} />
          {EXTRA_LOOKS.filter(canChoose).map(choice)}
        </div>
        {EXTRA_LOOKS.filter(style => !canChoose(style)).map(style => (
          <TriedCard
            key={style}
            picture={picture(style)}
            isTried={style === tried}
            onTry={() => onTry(style === tried ? null : style)}
          />
        ))}
      </div>
      <Chosen style={tried} />
      {!extraLooks && !tried && <p className={styles.note}>{texts.hint}</p>}
      {extraLooks && isTrial(user) && <p className={styles.note}>{texts.afterTrial}</p>}
      <div role="status">{tried && <Trying style={tried} onStop={stop} />}</div>
    </Card>
  )
}

const ExtraHeading = ({ included }: { included: string }) => (
  // After the last of them, which has the same place.
  <div className={styles.extra} style={{ order: BASE_LOOKS.length - 1 }}>
    <h3>{texts.extra}</h3>
    <Badge dot={false}>{included}</Badge>
  </div>
)

/** On phones and tablets the words of the look that is seen stand below all of them. */
function Chosen({ style: tried }: { style: Style | null }) {
  const { control } = useFormContext<SettingsValues>()
  const chosen = useWatch({ control, name: 'theme.style' })
  const { name, says } = LOOKS[tried ?? chosen]
  return (
    <p className={styles.says} aria-hidden="true">
      <b>{name}</b> {says}
    </p>
  )
}

/** Which look is tried, and that diners see another one. */
function Trying({ style, onStop }: { style: Style; onStop: () => void }) {
  const { restaurant } = useSettings()
  const { role } = useUser()
  const { shownStyle } = restaurant.theme
  const owner = restaurant.ownerName
  return (
    <Alert className={styles.trying} icon={<EyeIcon size={20} aria-hidden="true" />}>
      <b>{texts.trying(LOOKS[style].name)}</b> {texts.othersSee(LOOKS[shownStyle].name)}
      {role === 'worker' && owner && <> {texts.decidedBy(firstNameOf(owner))}</>}
      <span className={styles.answers}>
        {role !== 'worker' && (
          <ButtonRouterLink variant="secondary" size="sm" to={PAGES.plans}>
            {texts.plans}
          </ButtonRouterLink>
        )}
        <Button variant="ghost" size="sm" onClick={onStop}>
          {texts.stop}
        </Button>
      </span>
    </Alert>
  )
}
