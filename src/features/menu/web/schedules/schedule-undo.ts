import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { undoTexts } from '../../undo.texts.ts'
import { SCHEDULE_TOAST, type ScheduleSaves } from './schedules.queries.ts'

/**
 * Tells a change of hours that can be taken back for 8 s (DAILY-WORK §3.6). What somebody has changed meanwhile is
 * refused, told, and loaded again.
 */
export function offerScheduleUndo(
  text: string,
  { about, saves }: { about?: string; saves: ScheduleSaves },
  takeBack: () => Promise<unknown>,
): void {
  const undo = async () => {
    try {
      await takeBack()
      toast.success(undoTexts.undone, { id: SCHEDULE_TOAST, about })
    } catch (error) {
      toast.error(failureText(error, undoTexts.failed), { id: SCHEDULE_TOAST })
      void saves.reload()
    }
  }
  toast.success(text, { id: SCHEDULE_TOAST, about, undo: () => void undo() })
}
