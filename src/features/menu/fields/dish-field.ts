import type { z } from 'zod'

type Schema = z.ZodType | null
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : never
type Input<S extends Schema> = S extends z.ZodType ? z.input<S> : never

/**
 * How a field stands in its column: `value` as it is (lists of texts are PostgreSQL arrays), `json`, `decimal` as exact
 * text, `time` as ISO text of a timestamptz.
 */
export type ColumnKind = 'value' | 'json' | 'decimal' | 'time'
type ColumnFor<Stored> = [Stored] extends [string | null]
  ? 'value' | 'decimal' | 'time'
  : [Stored] extends [number | boolean | readonly string[] | null]
    ? 'value'
    : 'json'

/**
 * What the public answer of a field depends on, beside its own. `dayOf`: the day of the house at a
 * time in ISO text.
 */
export type PublicContext = {
  dish: { allergens: string[]; traces: string[] }
  dayOf: (time: string) => string
}
/** What diners get where it is not the private answer, for example a day instead of a time. */
export type PublicAnswer = { answer: z.ZodType; of(answer: unknown, context: PublicContext): unknown }

/**
 * How a change is told in 'Actividad': 'Cambiaste {phrase} de Croquetas: {before} → {after}'. `text` is kept with the
 * entry, `shown` is what people read of it. `own`: activity has words of its own; null: nobody sees the field.
 */
export type Described<Stored> =
  | {
      kind: 'dishes' | 'prices' | 'allergens'
      text(stored: Stored): string
      shown(text: string, currency: string): string
    }
  | 'own'
  | null

/** A flag that diners get only where it is set. */
export const trueOrNothing = (flag: unknown): unknown => (flag === true ? true : undefined)

type Parts<
  Answer extends Schema,
  Change extends Schema,
  Bulk extends Schema,
  Form,
  Public extends true | PublicAnswer | undefined,
> = {
  /** Of its input: 'Precio'. */
  label: string
  /** In a sentence: 'el precio'. */
  phrase: string
  /** How it leaves the server; null: it does not. */
  answer: Answer
  /** Whether diners and the public calls get it. Absent: no. */
  public?: Public
  /** What a body may bring, also as a text of multipart; null: no body sets it. */
  change: Change
  /**
   * Whether it can be corrected without an entitled plan, while diners read the menu (3-decisions §4).
   * Absent: no.
   */
  lapsed?: true
  /** A change, for programs that read the OpenAPI document; a test writes it. */
  example: Change extends null ? null : NoInfer<Input<Change>>
  /** What the later of two changes does: takes the place of the first, or joins it key by key. */
  joins: Change extends null ? null : 'replace' | 'merge'
  /** What a change of several dishes may bring; null: it never has this field. */
  bulk: Bulk & ([Output<Bulk>] extends [Output<Change>] ? unknown : never)
  /** What takes such a change back: the answer as it was `before`, or made of both answers. */
  undo: Bulk extends null
    ? null
    : NoInfer<([Output<Answer>] extends [Input<Bulk>] ? 'before' : never) | UndoOf<Output<Answer>, Input<Bulk>>>
  /** The value in the form; `answer` is undefined for a new dish. Null: the form has no input of its own for it. */
  form: ((answer: NoInfer<Output<Answer>> | undefined) => Form) | null
  /**
   * What holds when two people have changed it: both values are asked about (`ask`, which needs `shown`; `askTexts`:
   * each text of each language), or the later one holds (`later`). `allergens`: the rule of merge/dish.merge.ts.
   */
  ifBoth: Change extends null ? null : 'ask' | 'askTexts' | 'allergens' | 'prices' | 'later'
  /** How people read it, where two changes collide; null where it is not asked as a whole. */
  shown: ((answer: NoInfer<Output<Answer>>, words: ShownWith) => string) | null
}
/** What the words of a value depend on. */
export type ShownWith = { currency: string; categoryName: (id: string) => string }
/** `changed`: what the change itself has made of it; `after` may hold what others did, too. */
type UndoOf<Answer, Back> = (before: Answer, after: Answer, changed: Back) => Back

type StoredParts<
  Kind extends ColumnKind,
  Stored,
  Answer extends Schema,
  Change extends Schema,
  Store,
  DescribedAs extends Described<Stored>,
> = {
  /** Its column has its name in snake_case. */
  column: Kind & ColumnFor<NoInfer<Stored>>
  /** In a new dish, where the body says nothing. */
  initial: Stored
  /** Whether a copy of the dish has it; otherwise it is `initial` again. */
  copied: boolean
  /** `byRule`: dish.rules.ts says, from the whole dish and the time. */
  answered: Answer extends z.ZodType
    ?
        | ([Stored] extends [z.input<Answer>] ? 'asStored' : never)
        | 'byRule'
        | ((stored: NoInfer<Stored>) => z.input<Answer>)
    : null
  /** How a valid change is stored. `byRule`: dish.rules.ts says, from the whole dish. */
  store: Store & StoreFor<NoInfer<Stored>, Change>
  described: DescribedAs
}
type StoreFor<Stored, Change extends Schema> = Change extends z.ZodType
  ? ([z.output<Change>] extends [Stored] ? 'asSent' : never) | 'byRule' | StoreOf<Stored, z.output<Change>>
  : 'byRule' | null
type StoreOf<Stored, Change> = (change: Change, before: Stored) => Stored

type Omissible = 'public' | 'lapsed'
/** All other parts must be there; asked apart from their type, so that the compiler names what is missing. */
type Given<All> = Partial<All> & Record<Exclude<keyof All, Omissible>, NonNullable<unknown> | null>

/** A field that has a column. */
export const storedField = <
  const Kind extends ColumnKind,
  Stored,
  Answer extends Schema,
  Change extends Schema,
  Bulk extends Schema,
  Form,
  const Store,
  const DescribedAs extends Described<Stored>,
  const Public extends true | PublicAnswer | undefined = undefined,
>(
  field: Given<
    StoredParts<Kind, Stored, Answer, Change, Store, DescribedAs> & Parts<Answer, Change, Bulk, Form, Public>
  >,
) => field as StoredParts<Kind, Stored, Answer, Change, Store, DescribedAs> & Parts<Answer, Change, Bulk, Form, Public>

/** A field without a column of its own: the presenter makes its answer, the service does what a body asks for. */
export const derivedField = <
  Answer extends z.ZodType,
  Change extends Schema,
  Bulk extends Schema,
  Form,
  const Public extends true | PublicAnswer | undefined = undefined,
>(
  field: Given<Parts<Answer, Change, Bulk, Form, Public>>,
) => ({ ...(field as Parts<Answer, Change, Bulk, Form, Public>), column: null })

/** Any field, for code that goes through the list. */
export type AnyDishField = {
  label: string
  phrase: string
  answer: Schema
  public?: true | PublicAnswer
  change: Schema
  lapsed?: true
  example: unknown
  joins: 'replace' | 'merge' | null
  bulk: Schema
  undo: 'before' | UndoOf<unknown, unknown> | null
  form: ((answer: unknown) => unknown) | null
  ifBoth: 'ask' | 'askTexts' | 'allergens' | 'prices' | 'later' | null
  shown: ((answer: unknown, words: ShownWith) => string) | null
} & (
  | { column: null }
  | {
      column: ColumnKind
      initial: unknown
      copied: boolean
      answered: 'asStored' | 'byRule' | ((stored: unknown) => unknown) | null
      store: 'asSent' | 'byRule' | StoreOf<unknown, unknown> | null
      described: Described<unknown>
    }
)
