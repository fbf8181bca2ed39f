import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import type { Draft } from '../../draft.contract.ts'
import { openLeftovers, textIn } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import sectionStyles from './category-section.module.css'
import styles from './leftovers.module.css'
import { useReviewActions } from './review-actions.ts'

/** Lines that are part of nothing; what stays here is not brought and holds nothing up (BRINGING §4.8). */
export function Leftovers({ draft }: { draft: Draft }) {
  const lines = openLeftovers(draft)
  if (lines.length === 0) return null
  return (
    <section aria-label={texts.chips.leftovers}>
      <div className={sectionStyles.head}>
        <h2>{texts.chips.leftovers}</h2>
        <p className={styles.hint}>{texts.leftoversHint(lines.length)}</p>
      </div>
      <ul className={styles.lines} aria-label={texts.leftovers}>
        {lines.map(line => (
          <Line key={line._id} draft={draft} line={line} />
        ))}
      </ul>
    </section>
  )
}

/** A description needs its dish, a dish its category. */
function Line({ draft, line }: { draft: Draft; line: Draft['leftovers'][number] }) {
  const { restaurant, change } = useReviewActions()
  const [asked, setAsked] = useState<'dish' | 'description'>()
  const locale = restaurant.defaultLocale
  const options = asked === 'dish' ? draft.categories : draft.dishes.filter(({ included }) => included)
  const choose = (id: string) => {
    if (id === '') return
    const set = asked === 'dish' ? { as: 'dish' as const, categoryId: id } : { as: 'description' as const, dishId: id }
    change([{ line: line._id, set }])
  }
  return (
    <li>
      <div>
        <q>{line.text}</q>
        {draft.pageCount > 1 && <small>{texts.atPage(line.page)}</small>}
      </div>
      {asked ? (
        <SelectField
          label={asked === 'dish' ? texts.inWhichCategory : texts.ofWhichDish}
          defaultValue=""
          onChange={event => choose(event.target.value)}
        >
          <option value="">{texts.choose}</option>
          {options.map(({ _id, names }) => (
            <option key={_id} value={_id}>
              {textIn(names, locale)}
            </option>
          ))}
        </SelectField>
      ) : (
        <div className={styles.answers}>
          <Button variant="secondary" size="sm" onClick={() => setAsked('dish')}>
            {texts.isDish}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsked('description')}>
            {texts.isDescription}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => change([{ line: line._id, set: { as: 'category' } }])}>
            {texts.isCategory}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => change([{ line: line._id, set: { as: 'out' } }])}>
            {texts.isOut}
          </Button>
        </div>
      )}
    </li>
  )
}
