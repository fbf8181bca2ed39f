import { type Body, joinBodies, mergeFields, type Merged } from '#shared/fields/three-way.ts'
import type { AllergenNotice } from './allergens.contract.ts'
import { declarationTexts as texts } from './allergens.texts.ts'

type Versions = { base: AllergenNotice; theirs: AllergenNotice; wish: Body; sent: Body | null }

/**
 * Joins a change of what a house says with what somebody else has made of it: the sentence is asked about in each
 * language, diets are joined one by one (3-decisions §1).
 */
export function mergeNotice({ base, theirs, wish, sent }: Versions): Merged {
  const changed = (body: Body) => joinBodies(base, body) as AllergenNotice
  const versions = { base, theirs, wish, mine: changed(wish), sent: sent && changed(sent) }
  return mergeFields(versions, ([field]) =>
    field === 'dietsComplete'
      ? { joins: 'members' }
      : {
          joins: 'ask',
          label: texts.notice,
          phrase: texts.noticePhrase,
          shown: value => (typeof value === 'string' && value !== '' ? value : texts.noNotice),
        },
  )
}
