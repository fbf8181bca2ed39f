import { bind } from '#platform/http/bind.ts'
import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type Actor, requireActor } from '#features/identity/server/index.ts'
import { limitUploads } from '#features/images/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '../bringing.contract.ts'
import { copyCarta as copyCall } from '../copy.contract.ts'
import { copyFromHouse } from '../from-house.contract.ts'
import { copyCarta, limitCopies } from './copy/copy.service.ts'
import { applyDraft } from './drafts/apply-draft.service.ts'
import { cancelDraft, changeDraft, discardDraft, getDraft, getPage, getProposals } from './drafts/drafts.service.ts'
import { chooseColumns, readAgain } from './drafts/read-again.service.ts'
import { repeatPage } from './drafts/repeat-page.service.ts'
import { listSources, startDraft } from './drafts/start-draft.service.ts'
import { copyCategories } from './from-house/copy-categories.service.ts'

type Asked = { actor: Actor; params: { id: string } }
const ofRestaurant = (platform: Platform, { actor, params }: Asked) => restaurantAccess(platform, actor, params.id)
const itsPeople = { actor: requireActor, access: ofRestaurant }

/** All calls of bringing; each looks at the rights again under the lock. */
export function registerBringingRoutes(router: Router): void {
  bind(router, calls.getImport, { ...itsPeople, handle: getDraft })
  bind(router, calls.getImportSources, { ...itsPeople, handle: listSources })
  bind(router, calls.startImport, { ...itsPeople, limit: limitUploads, requireWritable, handle: startDraft })
  bind(router, calls.changeImport, { ...itsPeople, requireWritable, handle: changeDraft })
  bind(router, calls.chooseColumns, { ...itsPeople, requireWritable, handle: chooseColumns })
  bind(router, calls.readAgain, { ...itsPeople, requireWritable, handle: readAgain })
  bind(router, calls.repeatPage, { ...itsPeople, limit: limitUploads, requireWritable, handle: repeatPage })
  bind(router, calls.cancelImport, { ...itsPeople, handle: cancelDraft })
  bind(router, calls.deleteImport, { ...itsPeople, handle: discardDraft })
  bind(router, calls.applyImport, { ...itsPeople, requireWritable, handle: applyDraft })
  bind(router, calls.listProposals, { ...itsPeople, handle: getProposals })
  bind(router, copyFromHouse, { ...itsPeople, requireWritable, handle: copyCategories })
  bindFile(router, calls.getImportPage, { ...itsPeople, handle: getPage })
  bindFile(router, copyCall, { ...itsPeople, limit: limitCopies, handle: copyCarta })
}
