import { uiTexts } from '#ui/ui.texts.ts'

/** Texts that the specification fixes and that say what has failed, but not what to do next. */
const NEXT_STEPS: readonly [RegExp, string][] = [
  // 'Error al guardar el plato': one sentence without a full stop.
  [/^(Error al|No se pud(o|ieron)|Ha ocurrido un error al) .*[^.]$/, uiTexts.tryAgain],
  // 'Has llegado al máximo de 100 categorías.'
  [/^Has llegado al máximo de \d+ \S+\.$/, uiTexts.makeRoom],
  [/Alguien lo ha cambiado mientras tanto\.$/, uiTexts.lookFirst],
]

/** The second line of an error toast; undefined where the text itself says what to do next. */
export const nextStepAfter = (text: string): string | undefined =>
  NEXT_STEPS.find(([pattern]) => pattern.test(text))?.[1]
