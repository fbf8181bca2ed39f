import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag'
import { TextAaIcon } from '@phosphor-icons/react/dist/csr/TextAa'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useState } from 'react'
import { Link } from 'react-router'
import { LOCALE_NAMES } from '#shared/locale.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { MENU_REVIEW, menuLacking } from '#features/menu/menu-paths.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { Preview, SheetOptions } from '../../paper.contract.ts'
import { sheetTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { inList, languagesWords } from '../../screen/paper-words.ts'
import type { Printing } from '../sheet/use-printing.ts'
import styles from './missing-dialog.module.css'

const NAMES_SHOWN = 3
type Dishes = Preview['warnings']['undeclared']
type Missing = {
  key: string
  Icon: typeof TagIcon
  title: string
  dishes: Dishes
  hint: string
  link: string
  to: string
}

function undeclaredHint({ allergens }: SheetOptions, isOnly: boolean): string {
  if (allergens === 'none') return texts.undeclaredNone
  return allergens === 'names' ? texts.undeclaredNames(isOnly) : texts.undeclaredHint(isOnly)
}

const isOne = (dishes: Dishes): boolean => dishes.length === 1

function missingOf(warnings: Preview['warnings'], options: SheetOptions, restaurant: Restaurant): Missing[] {
  const { undeclared, unnamed, unpriced, otherScript } = warnings
  const main = LOCALE_NAMES[restaurant.defaultLocale].toLowerCase()
  const others = options.locales.filter(locale => locale !== restaurant.defaultLocale)
  const count = (dishes: Dishes) => texts.dishCount(dishes.length)
  const all: Missing[] = [
    {
      key: 'undeclared',
      Icon: WarningCircleIcon,
      title: texts.undeclared(count(undeclared)),
      dishes: undeclared,
      hint: undeclaredHint(options, isOne(undeclared)),
      link: texts.declareNow(isOne(undeclared)),
      to: MENU_REVIEW,
    },
    {
      key: 'unnamed',
      Icon: TranslateIcon,
      title: texts.unnamed(count(unnamed), languagesWords(others.length > 0 ? others : options.locales)),
      dishes: unnamed,
      hint: texts.unnamedHint(isOne(unnamed), main),
      link: texts.translateNow(isOne(unnamed)),
      to: menuLacking('traduccion'),
    },
    {
      key: 'unpriced',
      Icon: TagIcon,
      title: texts.unpriced(count(unpriced)),
      dishes: unpriced,
      hint: texts.unpricedHint(isOne(unpriced)),
      link: texts.priceNow(isOne(unpriced)),
      to: PAGES.menu,
    },
    {
      key: 'otherScript',
      Icon: TextAaIcon,
      title: texts.otherScript(count(otherScript)),
      dishes: otherScript,
      hint: texts.otherScriptHint,
      link: texts.seeMenu(isOne(otherScript)),
      to: PAGES.menu,
    },
  ]
  return all.filter(({ dishes }) => dishes.length > 0)
}

/** 'Oreja a la plancha, Callos a la madrileña y 4 más'. */
const namesOf = (dishes: Dishes): string => {
  const names = dishes.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const rest = dishes.length - names.length
  return inList(rest > 0 ? [...names, texts.andMore(rest)] : names)
}

/** 'Antes de imprimir': what is missing on the sheet, and where it is mended. Nothing of it holds a print up. */
export function MissingDialog({ restaurant, printing }: { restaurant: Restaurant; printing: Printing }) {
  const scoped = useScoped()
  const { asked } = printing
  // It closes with what it asked.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  return (
    <Modal
      open={asked !== null}
      title={texts.before}
      onClose={printing.cancel}
      footer={
        <>
          <Button variant="secondary" onClick={printing.cancel}>
            {texts.back}
          </Button>
          <Button onClick={printing.accept}>{texts.printSo}</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {shown &&
          missingOf(shown.warnings, shown.options, restaurant).map(({ key, Icon, title, dishes, hint, link, to }) => (
            <li key={key}>
              <Icon size={24} aria-hidden="true" />
              <div>
                <b>{title}</b>
                <p>
                  {namesOf(dishes)}. {hint}
                </p>
                <Link className="link" to={scoped(to)}>
                  {link}
                </Link>
              </div>
            </li>
          ))}
      </ul>
    </Modal>
  )
}
