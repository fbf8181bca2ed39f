import { Fragment } from 'react'
import {
  CATEGORY,
  DAY_WHEN,
  MENU_AGE,
  hook,
  hookWith,
  SET_MENU,
  SET_MENU_COPIED,
  SET_MENU_OVER,
  SET_MENU_SHARE,
  SET_MENU_TEXT,
} from '#features/public-menu/menu-dom.ts'
import type { TimedText } from '#features/public-menu/set-menus/set-menu-page.ts'
import type { SetMenuNotice, SetMenuView } from '#features/public-menu/set-menus/set-menu-view.ts'
import { setMenuWords } from '#features/set-menus/set-menu-words.ts'
import type { PageContext } from '../../page-context.ts'
import { Icon } from '../icons.tsx'
import { SetMenuDish } from './set-menu-line.tsx'

type CardProps = { context: PageContext; menu: SetMenuView; isOpen: boolean }

/**
 * When it is served: the line with its date is for who has no script and for paper, of the others a script shows the
 * one whose time it is.
 */
function Times({ menu: { written, times } }: { menu: SetMenuView }) {
  return (
    <>
      <b className="set-when set-written">{written}</b>
      {times.map(({ text, when, isOver }) => (
        <b key={when} className="set-when" hidden {...hookWith(DAY_WHEN, when)} {...(isOver && hook(SET_MENU_OVER))}>
          {text}
        </b>
      ))}
    </>
  )
}

/** The dishes of its first courses, in one run of text. */
const Preview = ({ names }: { names: SetMenuView['preview'] }) => (
  <span className="set-preview">
    {names.map(({ text, lang }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- dishes of one name may stand in two courses; none moves.
      <Fragment key={index}>
        {index > 0 && ', '}
        <span lang={lang}>{text}</span>
      </Fragment>
    ))}
  </span>
)

function Courses({ context, menu }: Omit<CardProps, 'isOpen'>) {
  return menu.courses.map(({ id, name, lines }) => (
    <div key={id} className="course">
      {name.text && (
        <h3 dir="auto" lang={name.lang}>
          {name.text}
        </h3>
      )}
      <ul>
        {lines.map(line => (
          <SetMenuDish key={line.id} context={context} line={line} isAhead={menu.isAhead} />
        ))}
      </ul>
    </div>
  ))
}

/** A set menu: closed it says name, price, hours and dishes; open, its courses and what is included (TABLE §5 14). */
export function SetMenuCard({ context, menu, isOpen }: CardProps) {
  const { id, name, price, isOver, when, includes, note, foreign, message } = menu
  const words = setMenuWords[context.locale]
  return (
    <section
      id={id}
      className="set-menu"
      hidden={menu.isAhead}
      aria-labelledby={`${id}-t`}
      {...hook(SET_MENU)}
      {...hookWith(DAY_WHEN, when)}
      {...hookWith(CATEGORY, isOver ? undefined : 'set')}
    >
      <details open={isOpen}>
        <summary>
          <h2 id={`${id}-t`} dir="auto" lang={name.lang}>
            {name.text}
          </h2>
          <span className="set-price">{price}</span>
          <Times menu={menu} />
          <Preview names={menu.preview} />
          <Icon name="caret" />
        </summary>
        <div className="set-body">
          <Courses context={context} menu={menu} />
          <div className="set-end">
            {note && (
              <p dir="auto" lang={note.lang}>
                {note.text}
              </p>
            )}
            <p>{includes}</p>
            <p className="set-age" {...hook(MENU_AGE)} />
            {foreign && <p>{foreign}</p>}
            <button
              type="button"
              className="text-button script-only"
              {...hook(SET_MENU_SHARE)}
              {...hookWith(SET_MENU_TEXT, message)}
              {...hookWith(SET_MENU_COPIED, words.copied)}
            >
              <Icon name="share" />
              {words.share}
            </button>
          </div>
        </div>
      </details>
    </section>
  )
}

/** A sentence of which a script shows the wording of the day. */
const ByDay = ({ text: { written, times } }: { text: TimedText }) => (
  <>
    <span className="set-written">{written}</span>
    {times.map(({ text, when }) => (
      <span key={when} hidden {...hookWith(DAY_WHEN, when)}>
        {text}
      </span>
    ))}
  </>
)

type NoticeProps = { context: PageContext; notice: SetMenuNotice; when?: string | undefined; carta: string }

/** In place of a set menu that nobody can order now: why, and when it is back. */
export function SetMenuInstead({ context, notice: { title, back, rest }, when, carta }: NoticeProps) {
  return (
    <section className="set-menu" {...hook(SET_MENU)} {...hookWith(DAY_WHEN, when)}>
      <div className="set-notice">
        <Icon name="calendar" />
        <div>
          <h2>{title || (back && <ByDay text={back} />)}</h2>
          {(rest || (title && back)) && (
            <p>
              {title && back && <ByDay text={back} />} {rest}
            </p>
          )}
          {carta && <a href={`#${carta}`}>{setMenuWords[context.locale].seeCarta}</a>}
        </div>
      </div>
    </section>
  )
}
