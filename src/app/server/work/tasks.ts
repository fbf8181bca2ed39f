import { layOutCopies } from '#features/bringing/server/copy/copy.task.ts'
import { layOut } from '#features/paper/server/sheets/lay-out.task.ts'
import { layOutPatch } from '#features/paper/server/patches/patch.task.ts'
import { layOutStaff } from '#features/paper/server/sheets/staff.task.ts'
import { publicAnswer } from '#features/public-menu/server/calls/public-answer.task.ts'
import { packStoredMenu } from '#features/public-menu/server/cache/pack-menu.task.ts'
import { renderPage, renderPreview } from '#features/public-menu/server/pages/render-page.task.ts'
import { layOutPrints } from '#features/qr/server/print/print.task.ts'
import { describeFile, drawSvg } from '#features/seo/server/menu-file.task.ts'

/** Every task that worker threads run. Their files name tasks alone, so that no thread loads the whole product. */
export const TASKS = [
  packStoredMenu,
  renderPage,
  renderPreview,
  publicAnswer,
  describeFile,
  drawSvg,
  layOutPrints,
  layOut,
  layOutPatch,
  layOutStaff,
  layOutCopies,
]
