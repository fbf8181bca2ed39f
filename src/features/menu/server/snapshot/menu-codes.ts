import type { CodeZones, MenuPresenter } from './menu-extras.ts'

/** Which code opens which zone is looked up; no answer and no page has the list. */
export const codesPresenter: MenuPresenter<CodeZones> = {
  name: 'codes',
  present: codeZones => ({ extras: {}, changesAt: null, codeZones }),
}
