import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { Said } from '#features/allergens/said.rules.ts'
import { askedOf } from '#features/allergens/words/asking-words.ts'
import type { DishTranslations } from '../../menu.rules.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import styles from './safe-fields.module.css'

type WordQuestionProps = {
  translations: DishTranslations
  said: Said
  onTick: (id: AllergenId) => void
}

const quoted = (words: readonly string[]): string => words.map(word => `«${word}»`).join(', ')

/** The text names an allergen that is not marked: it is asked, never ticked (TABLE §7 17). One question at a time. */
export function WordQuestion({ translations, said, onTick }: WordQuestionProps) {
  const [denied, deny] = useState<readonly string[]>([])
  const [open] = [...askedOf(translations)].filter(
    ([id, words]) =>
      !said.allergens.includes(id) && !said.traces.includes(id) && !denied.includes(`${id} ${words.join()}`),
  )
  if (!open) return null
  const [id, words] = open
  const inNames = Object.values(translations).map(({ name }) => name.toLowerCase())
  const isInName = words.some(word => inNames.some(name => name.includes(word.toLowerCase())))
  const says = isInName ? texts.saidInName : texts.saidInDescription
  return (
    <Alert tone="warning" live>
      <div className={styles.question}>
        <b>{says(quoted(words))}</b>
        <Button variant="secondary" size="sm" onClick={() => onTick(id)}>
          {texts.tick(ALLERGEN_NAMES[id].es.toLowerCase())}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => deny([...denied, `${id} ${words.join()}`])}>
          {texts.isNotIn}
        </Button>
      </div>
    </Alert>
  )
}
