import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question'
import { Button } from '#ui/button/button.tsx'
import { optionsOf, type Question, sentenceOf } from '#features/bringing/screen/doubts.rules.ts'
import { doubtTexts as texts } from '#features/bringing/screen/doubts.texts.ts'
import styles from './doubt-line.module.css'
import { useReviewActions } from '../review-actions.ts'

/** A doubt in its row: a sentence with its answers; nothing is chosen beforehand (BRINGING §4.6). */
export function DoubtLine({ question }: { question: Question }) {
  const { written, isPhoto, answer, edit } = useReviewActions()
  const [first] = question.all
  if (!first) return null
  const { field, kind } = first.doubt
  const options = optionsOf(question, written)
  const write = () => edit({ dish: first.dish._id, field: field === 'name' ? 'name' : 'price' })
  const isWritten = field === 'name' || kind === 'missing' || kind === 'unclear'
  return (
    <div className={styles.doubt}>
      <QuestionIcon size={18} weight="fill" aria-hidden="true" />
      <span className={styles.sentence}>{sentenceOf(question, written, isPhoto)}</span>
      <span className={styles.answers}>
        {options.map(option => (
          <Button key={option.answer} variant="secondary" size="sm" onClick={() => answer(question, option.answer)}>
            {option.short}
          </Button>
        ))}
        {isWritten && (
          <Button variant="secondary" size="sm" onClick={write}>
            {field === 'name' ? texts.correct : texts.write}
          </Button>
        )}
      </span>
    </div>
  )
}
