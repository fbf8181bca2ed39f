import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { LOCALE_NAMES } from '#shared/locale.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Pill } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { MARK_TEXTS, paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { shortDay } from '../../screen/paper-words.ts'
import { takesTwoLocales } from '../../paper.rules.ts'
import { chosenCategories, isPriceList, takesPhotos, withLocale } from '../../screen/sheet-options.rules.ts'
import type { Sheet } from '../sheet/use-sheet.ts'
import { FormatTiles } from './format-tiles.tsx'
import { NoticeOffer } from './notice-offer.tsx'
import { OptionGroup } from './option-group.tsx'
import styles from './option-fields.module.css'

export type OptionSheet = 'categories' | 'date' | 'more'

type OptionFieldsProps = {
  restaurant: Restaurant
  sheet: Sheet
  /** The date of the house. */
  today: string
  categoryIds: readonly string[]
  onOpen: (sheet: OptionSheet) => void
}

const tick = (isOn: boolean) => isOn && <CheckIcon size={14} weight="bold" aria-hidden="true" />

/** What can be chosen of a sheet: beside the paper, on phones over it. */
export function OptionFields({ restaurant, sheet, today, categoryIds, onOpen }: OptionFieldsProps) {
  const { options, change } = sheet
  const { supportedLocales } = restaurant
  const chosen = chosenCategories(options, categoryIds)
  const shownMark = options.allergens === 'numbers' ? 'letters' : options.allergens
  return (
    <div className={styles.fields}>
      <FormatTiles format={options.format} onChange={format => change({ format, leaveOut: [] })} />
      {supportedLocales.length > 1 && <Languages restaurant={restaurant} sheet={sheet} />}
      {!isPriceList(options) && (
        <>
          <div>
            <Segmented
              className={styles.marks}
              label={texts.allergens}
              showLabel
              wide
              value={shownMark}
              onChange={allergens => change({ allergens })}
              options={(['letters', 'icons', 'names', 'none'] as const).map(value => ({
                value,
                label: MARK_TEXTS[value],
              }))}
            />
            {options.allergens === 'none' && <NoticeOffer restaurant={restaurant} sheet={sheet} />}
          </div>
          <OptionGroup label={texts.shown} hint={takesPhotos(options) ? undefined : texts.noPhotos}>
            {labelId => (
              <div className={styles.pills} role="group" aria-labelledby={labelId}>
                <Pill
                  pressed={options.descriptions}
                  icon={tick(options.descriptions)}
                  onClick={() => change({ descriptions: !options.descriptions, leaveOut: [] })}
                >
                  {texts.descriptions}
                </Pill>
                <Pill
                  pressed={options.photos && takesPhotos(options)}
                  disabled={!takesPhotos(options)}
                  icon={tick(options.photos && takesPhotos(options))}
                  onClick={() => change({ photos: !options.photos })}
                >
                  {texts.photos}
                </Pill>
              </div>
            )}
          </OptionGroup>
        </>
      )}
      <div className={styles.rows}>
        <Row label={texts.categories} onPress={() => onOpen('categories')}>
          {chosen.length === categoryIds.length ? texts.all : texts.someCategories(chosen.length, categoryIds.length)}
        </Row>
        <Row label={texts.validFrom} onPress={() => onOpen('date')}>
          {shortDay(options.validFrom, today)}
        </Row>
        <Row label={texts.more} onPress={() => onOpen('more')}>
          {moreWords(options)}
        </Row>
      </div>
    </div>
  )
}

/** What of 'Más opciones' makes this paper another one; the rest is seen on it. */
const moreWords = ({ press, size, zones }: SheetOptions): string => {
  if (press) return texts.forPress
  if (size === 'large') return texts.largeLetters
  return typeof zones === 'string' ? '' : texts.twoZones
}

function Row({ label, onPress, children }: { label: string; onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <span>{label}</span>
      <b>{children}</b>
      <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
    </button>
  )
}

/** One, or two side by side; then the others rest. */
function Languages({ restaurant, sheet }: { restaurant: Restaurant; sheet: Sheet }) {
  const { options, sent, change } = sheet
  const isFull = takesTwoLocales(options) && sent.locales.length === 2
  const hint = isFull ? texts.twoLanguages : takesTwoLocales(options) ? undefined : texts.oneLanguage
  return (
    <OptionGroup label={texts.languages} hint={hint}>
      {labelId => (
        <div className={styles.pills} role="group" aria-labelledby={labelId}>
          {restaurant.supportedLocales.map(locale => {
            const isOn = sent.locales.includes(locale)
            return (
              <Pill
                key={locale}
                pressed={isOn}
                disabled={isFull && !isOn}
                icon={tick(isOn)}
                onClick={() => change({ locales: withLocale(options, locale), leaveOut: [] })}
              >
                {LOCALE_NAMES[locale]}
              </Pill>
            )
          })}
        </div>
      )}
    </OptionGroup>
  )
}
