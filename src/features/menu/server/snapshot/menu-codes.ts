import type { MenuPresenter } from './menu-extras.ts'

/** The zone that each code of a table opens, by its slug; other codes open the carta (4-beyond §9). */
export type CodeZones = Readonly<Record<string, string>>

/** Which code opens which zone is looked up; no answer and no page has the list. */
export const codesPresenter: MenuPresenter<CodeZones> = {
  name: 'codes',
  present: codeZones => ({ extras: {}, changesAt: null, codeZones }),
}
