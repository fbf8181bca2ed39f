import { z } from 'zod'
import { jsonField } from '#shared/fields/json-field.ts'
import { joinMembers } from '#shared/fields/three-way.ts'
import { ALLERGEN_NAMES, isAllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import { DIET_NAMES, type Diet, DIETS, normalizeDiets } from '#features/allergens/diets.ts'
import { memberName, type Members } from '#features/allergens/members.ts'
import { dietsChange, membersChange, withoutChange } from '#features/allergens/declaration.shapes.ts'
import { membersAnswer, type Without, withoutAnswer } from '#features/allergens/public-allergens.ts'
import { mergeMembers, mergeWithout } from '#features/allergens/declaration.rules.ts'
import { fieldTexts, formTexts } from '../menu-page.texts.ts'
import { type PublicContext, storedField, trueOrNothing } from './dish-field.ts'
import { allergens, flag } from './dish-schemas.ts'

/** Absent where the house said nothing (4-beyond §1). */
const someOf = (said: unknown): unknown => (Object.keys(said as object).length > 0 ? said : undefined)
/** Only what is said of these allergens. */
const about = (said: unknown, ids: readonly string[]): unknown =>
  someOf(Object.fromEntries(Object.entries(said as object).filter(([id]) => ids.includes(id))))

const shownMembers = (members: unknown, { dish }: PublicContext): unknown =>
  about(members, [...dish.allergens, ...dish.traces])
const shownWithout = (without: unknown, { dish }: PublicContext): unknown => about(without, dish.allergens)
const shownDay = (reviewed: unknown, { dayOf }: PublicContext): unknown =>
  reviewed ? dayOf((reviewed as { at: string }).at) : undefined

const nameOf = (id: string): string => (isAllergenId(id) ? ALLERGEN_NAMES[id].es.toLowerCase() : id)
const idsShown = (kept: string, name: (id: string) => string): string =>
  kept.split(',').filter(Boolean).map(name).join(', ')

/** What the house says of a dish's allergens and diets (3-decisions §6; 4-beyond §5). */
export const allergenFields = {
  allergens: storedField({
    label: formTexts.allergens,
    phrase: fieldTexts.names.allergens,
    column: 'value',
    initial: [] as string[],
    copied: true,
    answer: z.array(z.string()),
    answered: 'asStored',
    public: true,
    change: jsonField(allergens),
    lapsed: true,
    example: ['gluten', 'milk'],
    joins: 'replace',
    store: normalizeAllergens,
    bulk: allergens,
    // What somebody else has added meanwhile stays.
    undo: (before, after, changed) => joinMembers(changed, before, after),
    form: answer => answer ?? [],
    ifBoth: 'allergens',
    shown: null,
    described: 'own',
  }),
  allergensDeclared: storedField({
    label: 'Alérgenos declarados',
    phrase: fieldTexts.names.allergens,
    column: 'value',
    initial: false as boolean,
    copied: true,
    answer: z.boolean(),
    answered: 'asStored',
    public: true,
    change: flag,
    lapsed: true,
    example: true,
    joins: 'replace',
    store: 'byRule',
    // A change of several dishes never declares (3-decisions §6).
    bulk: null,
    undo: null,
    form: answer => answer ?? false,
    ifBoth: 'allergens',
    shown: null,
    described: 'own',
  }),
  traces: storedField({
    label: formTexts.traces,
    phrase: fieldTexts.names.traces,
    column: 'value',
    initial: [] as string[],
    copied: true,
    answer: z.array(z.string()),
    answered: 'asStored',
    public: { answer: z.array(z.string()).optional(), of: someOf },
    change: jsonField(allergens),
    lapsed: true,
    example: ['sesame', 'nuts'],
    joins: 'replace',
    store: normalizeAllergens,
    // May be added, and declares nothing (4-beyond §5).
    bulk: allergens,
    undo: (before, after, changed) => joinMembers(changed, before, after),
    form: answer => answer ?? [],
    ifBoth: 'allergens',
    shown: null,
    described: { kind: 'allergens', text: traces => traces.join(), shown: kept => idsShown(kept, nameOf) },
  }),
  /** A save of this dish carried `traces`; without it a list without traces promises nothing. */
  tracesDeclared: storedField({
    label: formTexts.traces,
    phrase: fieldTexts.names.traces,
    column: 'value',
    initial: false as boolean,
    copied: true,
    answer: z.boolean(),
    answered: 'asStored',
    public: { answer: z.boolean().optional(), of: trueOrNothing },
    /** Only an undo takes it back; no body sets it. */
    change: z.preprocess(value => (value === 'false' ? false : value), z.literal(false)),
    lapsed: true,
    example: false,
    joins: 'replace',
    store: 'byRule',
    bulk: null,
    undo: null,
    form: null,
    ifBoth: 'later',
    shown: null,
    described: null,
  }),
  members: storedField({
    label: formTexts.members,
    phrase: fieldTexts.names.members,
    column: 'json',
    initial: {} as Members,
    copied: true,
    answer: membersAnswer,
    answered: 'asStored',
    public: { answer: membersAnswer.optional(), of: shownMembers },
    change: jsonField(membersChange),
    lapsed: true,
    example: { gluten: ['wheat', 'rye'] },
    joins: 'merge',
    store: (change, before) => mergeMembers(before, change),
    bulk: null,
    undo: null,
    form: (answer): Members => answer ?? {},
    ifBoth: 'later',
    shown: null,
    described: {
      kind: 'allergens',
      text: members =>
        Object.entries(members)
          .flatMap(([id, kinds]) => kinds.map(kind => `${id}.${kind}`))
          .join(),
      shown: kept =>
        idsShown(kept, each => {
          const [id = '', kind = ''] = each.split('.')
          return memberName(id, kind, 'es').toLowerCase()
        }),
    },
  }),
  without: storedField({
    label: formTexts.without,
    phrase: fieldTexts.names.without,
    column: 'json',
    initial: {} as Without,
    copied: true,
    answer: withoutAnswer,
    answered: 'asStored',
    public: { answer: withoutAnswer.optional(), of: shownWithout },
    change: jsonField(withoutChange),
    lapsed: true,
    example: { gluten: { es: 'Pídelo con pan sin gluten' } },
    joins: 'merge',
    store: (change, before) => mergeWithout(before, change),
    bulk: null,
    undo: null,
    form: (answer): Without => answer ?? {},
    ifBoth: 'later',
    shown: null,
    described: {
      kind: 'allergens',
      text: without => Object.keys(without).join(),
      shown: kept => idsShown(kept, nameOf),
    },
  }),
  diets: storedField({
    label: formTexts.diets,
    phrase: fieldTexts.names.diets,
    column: 'value',
    initial: [] as string[],
    copied: true,
    answer: z.array(z.string()),
    answered: 'asStored',
    public: { answer: z.array(z.enum(DIETS)).optional(), of: someOf },
    change: jsonField(dietsChange),
    lapsed: true,
    example: ['vegetarian', 'noAlcohol'],
    joins: 'replace',
    store: normalizeDiets,
    bulk: null,
    undo: null,
    form: answer => answer ?? [],
    ifBoth: 'later',
    shown: null,
    described: {
      kind: 'allergens',
      text: diets => diets.join(),
      shown: kept => idsShown(kept, diet => (DIET_NAMES[diet as Diet] as { es: string } | undefined)?.es ?? diet),
    },
  }),
  /** When somebody looked at its allergens last, and who: `by` is stored as an id and answered as a first name. */
  allergensReviewed: storedField({
    label: formTexts.reviewed,
    phrase: fieldTexts.names.allergens,
    column: 'json',
    initial: null as { at: string; by: string | null } | null,
    copied: true,
    answer: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
    answered: 'byRule',
    public: { answer: z.string().optional(), of: shownDay },
    /** 'Sigue bien'. */
    change: z.preprocess(value => (value === 'true' ? true : value), z.literal(true)),
    lapsed: true,
    example: true,
    joins: 'replace',
    store: 'byRule',
    bulk: null,
    undo: null,
    form: (): boolean => false,
    ifBoth: 'later',
    shown: null,
    described: 'own',
  }),
}
