import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { editionsWith } from '../../paper.paths.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { paperChangesText } from '../../paper.texts.ts'
import { allergenLead, dayWords, fromWhen } from '../../screen/paper-words.ts'
import { changesOf, type PaperStatus } from '../paper.queries.ts'
import { EditionMark, type MarkTone } from './edition-mark.tsx'
import styles from './edition-strip.module.css'

type EditionStripProps = {
  restaurant: Restaurant
  status: PaperStatus
  /** The date of the house. */
  today: string
  /** New ones can be printed. */
  canMake: boolean
}

/**
 * How old the paper is: up to date, some things differ, or, in albero, the allergens do (PAPER-AND-NUMBERS §5 8, 9). It
 * cannot be closed.
 */
export function EditionStrip({ restaurant, status, today, canMake }: EditionStripProps) {
  const { edition, changes, isUpToDate } = status
  if (!edition || !changes)
    return (
      <Strip mark={null} title={texts.first}>
        {texts.firstHint}
      </Strip>
    )
  const { n, validFrom } = edition
  if (isUpToDate)
    return (
      <Strip mark={n} tone="good" title={texts.upToDate}>
        {texts.inForce(n, fromWhen(validFrom, today))}
      </Strip>
    )
  const actions = <Actions n={n} canMake={canMake} />
  if (changes.allergens > 0)
    return (
      <Strip mark={n} tone="warning" title={texts.otherAllergens} actions={actions}>
        <AllergenWords restaurant={restaurant} n={n} also={paperChangesText({ ...changes, allergens: 0 })} />
      </Strip>
    )
  return (
    <Strip mark={n} title={texts.isEdition(n, dayWords(validFrom, today))} actions={actions}>
      {texts.since(paperChangesText(changes))}
    </Strip>
  )
}

/** Which dish it is stands in the comparison, which takes a moment longer. */
function AllergenWords({ restaurant, n, also }: { restaurant: Restaurant; n: number; also: string }) {
  const { data } = useQuery(changesOf(restaurant._id, n))
  const lead = data ? allergenLead(data.allergens) : ''
  return [lead, also && texts.also(also), texts.removeCards].filter(Boolean).join(' ')
}

function Actions({ n, canMake }: { n: number; canMake: boolean }) {
  const scoped = useScoped()
  return (
    <span className={styles.actions}>
      <ButtonRouterLink variant="secondary" size="sm" to={scoped(editionsWith('cambios', n))}>
        {texts.seeChanges}
      </ButtonRouterLink>
      {canMake && (
        <ButtonRouterLink variant="secondary" size="sm" to={scoped(editionsWith('pegatinas', n))}>
          {texts.printChanges}
        </ButtonRouterLink>
      )}
    </span>
  )
}

type StripProps = { mark: number | null; tone?: MarkTone; title: string; actions?: ReactNode; children: ReactNode }

function Strip({ mark, tone = 'plain', title, actions, children }: StripProps) {
  return (
    <section className={styles.strip} data-tone={tone} aria-label={texts.strip}>
      <EditionMark n={mark} tone={tone} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {actions}
    </section>
  )
}
