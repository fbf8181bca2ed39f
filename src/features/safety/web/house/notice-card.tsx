import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Card } from '#ui/card/card.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { ToggleChip } from '#ui/toggle-chip/toggle-chip.tsx'
import { ALLERGEN_NOTICE_MAX } from '#features/allergens/allergens.limits.ts'
import { LOCALE_NAMES } from '#shared/locale.ts'
import { houseTexts as texts } from '../../house/house.texts.ts'
import { halvesIn, isReady, READY_HALVES, toggleHalf } from '../../house/ready-notice.ts'
import styles from './house-page.module.css'
import type { HouseForm } from './use-house-form.ts'

/** The sentence of the kitchen: ready halves, and its text in each language of the house. */
export function NoticeCard({ form, isReadOnly }: { form: HouseForm; isReadOnly: boolean }) {
  const { locale, locales, values, change, error } = form
  const { notice } = values
  const [main = 'es', ...others] = locales
  const said = halvesIn(notice[main] ?? '', main)
  const written = others.filter(each => isReady(notice[each] ?? '', each)).map(each => LOCALE_NAMES[each].toLowerCase())
  const hint =
    written.length > 0 && locale === main
      ? texts.writtenHint(written.join(' y '))
      : texts.emptyHint(ALLERGEN_NOTICE_MAX)
  return (
    <Card title={texts.notice} lead={texts.noticeLead}>
      <div className={styles.notice}>
        {!isReadOnly && (
          <div className={styles.halves} role="group" aria-label={texts.halves}>
            {READY_HALVES.map(half => {
              const isSaid = said.includes(half)
              return (
                <ToggleChip
                  key={half}
                  className={styles.half}
                  pressed={isSaid}
                  icon={isSaid ? <CheckIcon size={18} weight="bold" /> : <PlusIcon size={18} weight="bold" />}
                  onChange={() => change({ notice: toggleHalf(notice, half, { locale: main, locales }) })}
                >
                  {texts.half[half]}
                </ToggleChip>
              )
            })}
          </div>
        )}
        {locales.length > 1 && (
          <div className={styles.languages}>
            <span aria-hidden="true">{texts.text}</span>
            <Segmented
              label={texts.textLanguage}
              value={locale}
              onChange={form.setLocale}
              options={locales.map(each => ({ value: each, label: LOCALE_NAMES[each] }))}
            />
          </div>
        )}
        <TextArea
          label={texts.textIn(LOCALE_NAMES[locale])}
          labelHidden
          lang={locale}
          value={notice[locale] ?? ''}
          error={error}
          hint={hint}
          readOnly={isReadOnly}
          onChange={event => change({ notice: { ...notice, [locale]: event.target.value } })}
        />
      </div>
    </Card>
  )
}
