export type Written = Partial<
  Record<string, { name?: string | undefined; description?: string | undefined } | undefined>
>

/** What somebody has written in all languages, to be copied where it cannot be saved any more (EVERY-DAY §5). */
export const writtenIn = (translations: Written): string =>
  Object.values(translations)
    .flatMap(text => [text?.name ?? '', text?.description ?? ''])
    .filter(text => text.trim() !== '')
    .join('\n')
