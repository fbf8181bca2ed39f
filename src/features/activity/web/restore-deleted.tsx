import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { callForMessage } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { restoreCategory, restoreDish } from '#features/menu/menu.contract.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'

type Props = { entry: ActivityEntry; daysLeft: number }

/** Brings back the dish or the category that an entry says was deleted (DAILY-WORK §3; 3-decisions §6). */
export function RestoreDeleted({ entry, daysLeft }: Props) {
  const queryClient = useQueryClient()
  const id = entry.items[0]?.id ?? ''
  const button = useRef<HTMLButtonElement>(null)
  const restore = useMutation({
    mutationFn: () =>
      callForMessage(entry.action === 'dish.deleted' ? restoreDish : restoreCategory, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message ?? texts.restored, { about: entry.items[0]?.name })
      // The button goes with the next answer; who came by keyboard goes on from its row.
      button.current?.closest('li')?.focus()
    },
    onError: error => toast.error(messageOf(error, texts.restoreFailed)),
    // The menu has it again, or somebody else has brought it back: whatever is shown is read anew.
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      icon={<ArrowUUpLeftIcon size={18} weight="bold" aria-hidden="true" />}
      busy={restore.isPending}
      onClick={() => restore.mutate()}
    >
      {texts.restore(daysLeft)}
    </Button>
  )
}
