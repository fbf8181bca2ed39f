import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId, isAllergenId } from '#features/allergens/allergens.ts'
import type { Draft } from '../../draft.contract.ts'
import { allergenTexts as texts } from '../../screen/review.texts.ts'
import { TaskFrame } from '../frame/task-frame.tsx'
import type { ChangeDraft } from '../use-draft-changes.ts'
import styles from './allergens-step.module.css'

type KeyStepProps = { draft: Draft; review: string; change: ChangeDraft; onDone: () => void }

/** What each number means comes first: every house counts in its own way (BRINGING §4.10). */
export function KeyStep({ draft, review, change, onDone }: KeyStepProps) {
  const set = (mark: string, allergen: AllergenId | null) => change([{ key: mark, set: { allergen } }])
  return (
    <TaskFrame
      title={texts.keyTitle}
      lead={draft.isKeyRead ? texts.keyReadLead : texts.keyGuessedLead}
      to={review}
      leaveLabel={texts.leaveForLater}
      step={2}
      takesFocus
      foot={
        <>
          <p>
            <small>{texts.keyHint}</small>
          </p>
          <ButtonRouterLink variant="ghost" to={review}>
            {texts.later}
          </ButtonRouterLink>
          <Button onClick={onDone}>{texts.theseAre}</Button>
        </>
      }
    >
      <section className={styles.key}>
        {draft.key
          .toSorted((one, other) => Number(one.mark) - Number(other.mark))
          .map(({ mark, allergen }) => (
            <div key={mark}>
              <b className="num">{mark}</b>
              <SelectField
                label={texts.whatIs(mark)}
                labelHidden
                value={allergen}
                onChange={event => set(mark, isAllergenId(event.target.value) ? event.target.value : null)}
              >
                {ALLERGEN_IDS.map(id => (
                  <option key={id} value={id}>
                    {ALLERGEN_NAMES[id].es}
                  </option>
                ))}
                <option value="">{texts.nothing}</option>
              </SelectField>
            </div>
          ))}
      </section>
    </TaskFrame>
  )
}
