import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { IgnoredFinding } from '../../check.contract.ts'
import { checkTexts as texts, ignoreTexts } from '../../check.texts.ts'
import { nameOfFinding, wordsOfFinding } from '../../finding.texts.ts'
import { saidOf } from '../../said-of.ts'
import { shortDay } from '../check-day.ts'
import type { LoadedMenu } from '../check.queries.ts'
import styles from './ignored-list.module.css'
import type { CheckActions } from '../use-check-actions.ts'

type ListProps = { ignored: readonly IgnoredFinding[]; menu: LoadedMenu; restaurant: Restaurant; actions: CheckActions }

/** What is ignored on purpose, by whom, when and why; folded. */
export function IgnoredList({ ignored, menu, restaurant, actions }: ListProps) {
  if (ignored.length === 0) return null
  return (
    <details className={styles.ignored}>
      <summary>
        {texts.ignored} <span className="num">{ignored.length}</span>
        <CaretDownIcon size={15} weight="bold" aria-hidden="true" />
      </summary>
      <Card flush as="div">
        <ul>
          {ignored.map(one => {
            const { title } = wordsOfFinding(one, saidOf(one, { ...menu, ...restaurant }))
            return (
              <li key={one.id} className={styles.row}>
                <div>
                  <b>{title}</b>
                  <p>
                    {texts.ignoredLine(ignoreTexts.reasons[one.reason], one.note)}{' '}
                    <span>{texts.ignoredBy(one.by, shortDay(one.updatedAt))}</span>
                  </p>
                </div>
                {actions.mayIgnore(one) && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={texts.askAgainOf(nameOfFinding(one, title))}
                    onClick={() => actions.askAgain(one)}
                  >
                    {texts.askAgain}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
    </details>
  )
}
