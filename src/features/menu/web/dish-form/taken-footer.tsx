import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { rightsLineTexts as texts } from '../../menu-page.texts.ts'
import { DISH_TOAST } from '../dish-actions/dish.mutations.ts'
import type { DishFormValues } from './dish-form.ts'

type TakenFooterProps = { form: UseFormReturn<DishFormValues>; onClose: () => void }

/** In the place of 'Guardar plato' when the right to write was taken away meanwhile. */
export function TakenFooter({ form, onClose }: TakenFooterProps) {
  const written = Object.values(form.watch('translations'))
    .flatMap(text => [text?.name ?? '', text?.description ?? ''])
    .filter(text => text.trim() !== '')
    .join('\n')
  return (
    <>
      <CopyButton
        text={written}
        onCopied={() => toast.success(texts.copied, { id: DISH_TOAST })}
        onError={() => toast.error(texts.copyFailed, { id: DISH_TOAST })}
      >
        {texts.copyText}
      </CopyButton>
      <Button variant="ghost" onClick={onClose}>
        {texts.close}
      </Button>
    </>
  )
}
