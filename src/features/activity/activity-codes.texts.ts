import type { Action } from './activity.actions.ts'
import { ADDED, CHANGED, plain, RESTORED, say, type Verb, type Words } from './activity-phrases.texts.ts'

const ofCode = (verb: Verb, before = 'el código '): Words => ({
  verb,
  one: ({ name }) => [...plain(before), ...say`${name}`],
  many: count => say`${`${count} códigos`}`,
})

/** The words of the codes of tables. */
export const CODE_WORDS = {
  'code.created': ofCode(ADDED),
  'code.changed': ofCode(CHANGED, 'los precios que enseña el código '),
  'code.renamed': ofCode(CHANGED, 'el nombre del código '),
  'code.retired': ofCode(['Retiraste', 'retiró']),
  'code.restored': ofCode(RESTORED),
  'code.deleted': ofCode(['Deshiciste', 'deshizo']),
} satisfies Partial<Record<Action, Words>>
