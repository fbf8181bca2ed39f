import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { takenRight } from '#features/restaurants/rights.rules.ts'
import { rightsLineTexts as texts } from '../../menu-page.texts.ts'

/** Over a form whose right was taken away while somebody wrote: who did it, and that nothing is lost (EVERY-DAY §5). */
export function TakenNote({ restaurant }: { restaurant: Restaurant }) {
  const { lead, text } = takenRight(restaurant, 'texts')
  return (
    <Alert tone="warning" live>
      <b>{lead}</b> {text}
    </Alert>
  )
}

type Written = Partial<Record<string, { name?: string | undefined; description?: string | undefined } | undefined>>

/** In the place of its button that saves. */
export function TakenFooter({ translations, onClose }: { translations: Written; onClose: () => void }) {
  const written = Object.values(translations)
    .flatMap(text => [text?.name ?? '', text?.description ?? ''])
    .filter(text => text.trim() !== '')
    .join('\n')
  return (
    <>
      <CopyWritten text={written} />
      <Button onClick={onClose}>{texts.close}</Button>
    </>
  )
}
