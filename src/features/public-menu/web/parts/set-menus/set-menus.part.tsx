import { DAY_WHEN, hookWith } from '#features/public-menu/menu-dom.ts'
import { backInWords, servedInWords } from '#features/public-menu/set-menus/set-menu-page.ts'
import type { SetMenuNotice } from '#features/public-menu/set-menus/set-menu-view.ts'
import { setMenuWords } from '#features/set-menus/set-menu-words.ts'
import setMenuTimes from '../../inline/set-menu-times.ts?iife'
import { stylesOf } from '../../look-styles.ts'
import type { MenuPart, PartProps, SetMenusOfPage } from '../../page-context.ts'
import shared from '../../styles/set-menus/set-menus.css?inline'
import { SetMenuCard, SetMenuInstead } from './set-menu-card.tsx'

/** In the bar, before the categories, until its service ends. */
function Tabs({ context: { setMenus } }: PartProps) {
  return setMenus?.menus
    .filter(({ soldOut, isOver }) => !soldOut && !isOver)
    .map(({ id, name, servedWhen, isAhead }, index) => (
      <a
        key={id}
        href={`#${id}`}
        lang={name.lang}
        hidden={isAhead}
        aria-current={(index === 0 && !isAhead) || undefined}
        {...hookWith(DAY_WHEN, servedWhen)}
      >
        {name.text}
      </a>
    ))
}

/** At its own address, on a day without a menu of the day or after its end: when it is back (TABLE §5 14). */
function backOf({ menus, page }: SetMenusOfPage): { notice: SetMenuNotice; when: string | undefined } {
  const { back, none } = setMenuWords[page.locale]
  const text = backInWords(page, back)
  const ahead = menus.find(({ isDaily, isAhead }) => isDaily && isAhead)
  return {
    notice: { title: text ? '' : none, back: text, rest: servedInWords(page) },
    when: ahead && `0 ${ahead.when.split(' ')[0]}`,
  }
}

/** The set menus of the day, before the carta, and the script that shows each line in its time. */
function SetMenus({ context, sections }: PartProps) {
  const { setMenus } = context
  const carta = sections[0]?.id ?? ''
  if (!setMenus) return null
  const { menus, isAsked } = setMenus
  const isThere = menus.some(({ isDaily, isOver, isAhead }) => isDaily && !isOver && !isAhead)
  return (
    <>
      {isAsked && !isThere && <SetMenuInstead context={context} carta={carta} {...backOf(setMenus)} />}
      {menus
        .filter(({ isDaily, isOver }) => !(isAsked && isDaily && isOver))
        .map(menu =>
          menu.soldOut ? (
            <SetMenuInstead key={menu.id} context={context} carta={carta} notice={menu.soldOut} when={menu.when} />
          ) : (
            <SetMenuCard key={menu.id} context={context} menu={menu} isOpen={isAsked && menu.isDaily} />
          ),
        )}
      <script>{setMenuTimes}</script>
    </>
  )
}

/** Set menus of the day; a carta without any pays nothing for their styles. */
export const setMenusPart: MenuPart = {
  barStart: Tabs,
  aboveMenu: SetMenus,
  css: (_sections, { style, setMenus }) => (setMenus ? shared + stylesOf(style).setMenus : ''),
}
