import { useQueryClient } from '@tanstack/react-query'
import { firstNameOf } from '#features/identity/first-name.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { removedTexts as texts } from './removed.texts.ts'

export type RemovedOverFormProps = {
  /** What was written. */
  text: string
  leave: () => void
}

/** What somebody had written who is no longer in the team: to be copied, and nothing else (EVERY-DAY §6). */
export function RemovedOverForm({ text, leave }: RemovedOverFormProps) {
  const queryClient = useQueryClient()
  const owner = queryClient.getQueryData(ownRestaurants.queryKey)?.find(one => one.ownerName)?.ownerName
  return (
    <Modal
      open
      onClose={leave}
      closable={false}
      title={owner ? texts.outOf(firstNameOf(owner)) : texts.out}
      description={texts.lead}
      footer={
        <>
          <CopyWritten text={text} />
          <Button onClick={leave}>{texts.leave}</Button>
        </>
      }
    />
  )
}
